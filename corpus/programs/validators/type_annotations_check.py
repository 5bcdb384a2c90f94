from dataclasses import dataclass, fields


class Validated:
    def __post_init__(self):
        for f in fields(self):
            value = getattr(self, f.name)
            if not isinstance(value, f.type):
                raise TypeError(f"{type(self).__name__}.{f.name}: {value!r} is no {f.type.__name__}")
        self.check()

    def check(self):
        pass


@dataclass
class Range(Validated):
    low: int
    high: int

    def check(self):
        if self.low > self.high:
            self.low, self.high = self.high, self.low

    def __contains__(self, n):
        return self.low <= n <= self.high


@dataclass
class Rule(Validated):
    name: str
    allowed: Range
    strict: bool = True

    def test(self, n):
        if n in self.allowed:
            return f"{n} ok"
        return f"{n} {'rejected' if self.strict else 'strange'} by {self.name}"


age = Rule("age", Range(120, 0))
heat = Rule("heat", Range(-5, 38), strict=False)
print(age)
print(age.test(121), "|", heat.test(40), "|", heat.test(-5))
for make in (lambda: Range(1, "2"), lambda: Rule("x", (1, 2)), lambda: Rule("y", Range(3, 3), strict=1)):
    try:
        print(make())
    except TypeError as e:
        print("TypeError:", e)
