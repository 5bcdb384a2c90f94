"""Ranges of whole numbers, reckoned with as numbers are: what an expression may come to, where only the ranges of its names are known."""
import operator


class Span:
    """Whole numbers from `low` to `high`. Divisors are positive; what is taken bit by bit is not negative."""

    __slots__ = ("low", "high")

    def __init__(self, low, high):
        self.low, self.high = low, high

    def within(self, low, high):
        return low <= self.low and self.high <= high

    def joined(self, other):
        """Whatever is in one of both."""
        return Span(min(self.low, other.low), max(self.high, other.high))

    def __neg__(self):
        return Span(-self.high, -self.low)

    def __abs__(self):
        return self if self.low >= 0 else -self if self.high <= 0 else Span(0, max(-self.low, self.high))

    def __mod__(self, other):
        other = span(other)
        return self if self.within(0, other.low - 1) else Span(0, other.high - 1)

    def __and__(self, other):
        return Span(0, 2 ** max(self.high, span(other).high).bit_length() - 1)

    __or__ = __xor__ = __and__


def span(value):
    return value if isinstance(value, Span) else Span(value, value)


def of_ends(operate):
    """An operation that is least and most where both sides are at an end of theirs."""

    def made(one, two):
        ends = [operate(a, b) for a in (one.low, one.high) for b in (span(two).low, span(two).high)]
        return Span(min(ends), max(ends))

    return made


for sign in ("add", "sub", "mul", "floordiv", "pow", "rshift", "lshift"):
    operate = of_ends(getattr(operator, sign))
    setattr(Span, f"__{sign}__", operate)
    setattr(Span, f"__r{sign}__", lambda two, one, operate=operate: operate(span(one), two))


def chosen(which):
    """`min` or `max` of spans."""
    return lambda *spans: Span(which(span(s).low for s in spans), which(span(s).high for s in spans))


def comes_to(code, spans):
    """The span of an expression; `spans` are those of its names."""
    return span(eval(code, {"abs": abs, "min": chosen(min), "max": chosen(max), **spans}))
