"""Drills of what is done to a text, character by character: single operations, and chains of up to five on one line.

Each step looks at what it is done to, for a drill is built along an example: widths lie near the length, characters to strip or replace
stand at an end, inside or nowhere. A step gives (what stands before, what stands after, the value).
"""
from .grammar.literals import FILLS
from .grammar.writer import Parameter
from .texts import MARKS, Texts

LONGEST, LONGEST_LIST = 32, 22
SEPARATORS = ("-", "-", "_", " ", ", ", ",", ".", "*", "|", "", "ab", "0", "--", "x", ":", "\n")
COUNTS = (1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5)


class Drill:
    """A drill while it is written: its example, its parameters, and a way to make arguments for them."""

    def __init__(self, w):
        self.w, self.random, self.pick = w, w.random, w.pick
        self.texts = Texts(w)
        self.example = self.texts.fresh()
        self.name = w.names.variable("s")
        self.named = False
        self.others = []

    def other(self, kind, value, give):
        """The name of one more parameter, with its value in the example; `give` makes others."""
        name = self.w.names.variable(kind)
        self.others.append((Parameter(name, kind), value, give))
        return name

    def width(self, now):
        """A width from two below the length to nine above: (code, value)."""
        value = max(0, len(now) - 2 + int(self.random() * 12))
        draw = self.random()
        if draw < 0.12 and len(self.others) < 2:
            return self.other("i", value, lambda: max(0, value - 3 + int(self.random() * 7))), value
        if draw < 0.18:
            self.named, more = True, int(self.random() * 6)
            return (f"len({self.name}) + {more}" if more else f"len({self.name})"), len(self.example) + more
        return str(value), value

    def text(self, value):
        """A text as an argument: a literal, a parameter, or an end of the text itself: (code, value)."""
        draw = self.random()
        if draw < 0.12 and len(self.others) < 2:
            return self.other("s", value, lambda: self.near(value)), value
        if draw < 0.17 and self.example:
            self.named, at = True, self.pick((0, -1))
            return f"{self.name}[{at}]", self.example[at]
        if draw < 0.21 and value.upper().lower() == value:
            return f"{self.w.quoted(value.upper())}.lower()", value
        return self.w.quoted(value), value

    def near(self, value):
        draw = self.random()
        if draw < 0.3:
            return value
        if draw < 0.6:
            return self.pick(self.texts.pool)
        return value[1:] + self.pick(MARKS) if draw < 0.8 else self.pick(self.example or "a") + value[:1]

    def character(self, now):
        """One that stands in a text, rather several times; now and then one that does not."""
        if not now or self.random() < 0.1:
            return self.pick(self.texts.pool)
        found = self.pick(now)
        return found if now.count(found) > 1 else self.pick(now)


def pad(method):
    def step(d, now):
        code, width = d.width(now)
        if d.random() < 0.35:
            return "", f".{method}({code})", getattr(now, method)(width)
        fill = d.pick(FILLS)
        return "", f".{method}({code}, {d.w.quoted(fill)})", getattr(now, method)(width, fill)

    return step


def zfill(d, now):
    code, width = d.width(now)
    return "", f".zfill({code})", now.zfill(width)


def strip(method):
    near = {"strip": slice(None), "lstrip": slice(0, 1), "rstrip": slice(1, 2)}[method]

    def step(d, now):
        if now[:1].isspace() or now[-1:].isspace() or d.random() < 0.12:
            return "", f".{method}()", getattr(now, method)()
        found = [*[now[:1], now[-1:]][near] * 2, now[:1], now[-1:], now[1:2], d.character(now), d.pick(MARKS)]
        code, value = d.text("".join(dict.fromkeys([d.pick(found) for _ in range(1 + int(d.random() * 3))])) or "a")
        d.texts.pads = value
        return "", f".{method}({code})", getattr(now, method)(value)

    return step


def remove(method):
    """Mostly what stands there; else what stands at the other end, or there in the other case."""
    first = method == "removeprefix"

    def step(d, now):
        size, draw = 1 + int(d.random() * 3), d.random()
        end = now[:size] if first == (draw < 0.9) else now[-size:]
        code, value = d.text((end.swapcase() if 0.8 < draw < 0.9 else end) or "a")
        d.texts.ends = (value, "") if first else ("", value)
        return "", f".{method}({code})", getattr(now, method)(value)

    return step


def replace(d, now):
    old, draw = d.character(now), d.random()
    if draw < 0.15:
        at = now.find(old)
        old = now[at:at + 2] or old
    new = d.pick([n for n in ("", "_", "-", old * 2, d.pick(d.texts.pool), old.swapcase(), d.character(now), "ab", " ") if n != old])
    code, old = d.text(old)
    into, new = d.text(new)
    if d.random() < 0.15:
        count = 1 + int(d.random() * 2)
        return "", f".replace({code}, {into}, {count})", now.replace(old, new, count)
    return "", f".replace({code}, {into})", now.replace(old, new)


def translate(d, now):
    old = "".join(dict.fromkeys((d.character(now), d.character(now), d.pick(d.texts.pool))))
    new = "".join([d.pick("xyzXYZ019_*-") for _ in old])
    return "", f".translate(str.maketrans({d.w.quoted(old)}, {d.w.quoted(new)}))", now.translate(str.maketrans(old, new))


def join(d, now):
    code, sep = d.text(d.pick(SEPARATORS))
    return f"{code}.join(", ")", sep.join(now)


def in_order(d, now):
    """The characters of a text, sorted: a list."""
    draw = d.random()
    if draw < 0.72:
        return "sorted(", ")", sorted(now)
    if draw < 0.84:
        return "sorted(", ", reverse=True)", sorted(now, reverse=True)
    if draw < 0.93:
        return "sorted(set(", "))", sorted(set(now))
    return "sorted(", ", key=str.lower)", sorted(now, key=str.lower)


def joined_in_order(d, now):
    before, after, value = in_order(d, now)
    sep = "" if d.random() < 0.6 else d.pick(SEPARATORS)
    return f"{d.w.quoted(sep)}.join({before}", f"{after})", sep.join(value)


def backwards(d, now):
    return ("", "[::-1]", now[::-1]) if d.random() < 0.7 else ("''.join(reversed(", "))", now[::-1])


def part(d, now):
    low, high = 1 + int(d.random() * 3), 1 + int(d.random() * 3)
    return "", *d.pick(((f"[{low}:]", now[low:]), (f"[:-{high}]", now[:-high]), (f"[{low}:-{high}]", now[low:-high]), ("[::2]", now[::2]), (f"[-{high}:]", now[-high:])))


def divided(d, now):
    code, sep = d.text(d.character(now) or "-")
    if d.random() < 0.5:
        into = d.pick(SEPARATORS)
        return f"{d.w.quoted(into)}.join(", f".split({code}))", into.join(now.split(sep))
    at = d.pick((0, 2))
    return "", f".partition({code})[{at}]", now.partition(sep)[at]


def plain(method):
    return lambda d, now: ("", f".{method}()", getattr(now, method)())


# How often each is drawn: those that models get wrong most come most.
STEPS = {
    "sorted": (12, joined_in_order), "join": (12, join), "center": (8, pad("center")), "zfill": (7, zfill), "replace": (7, replace),
    "strip": (6, strip("strip")), "rstrip": (5, strip("rstrip")), "removesuffix": (5, remove("removesuffix")), "swapcase": (5, plain("swapcase")),
    "ljust": (4, pad("ljust")), "rjust": (4, pad("rjust")), "lstrip": (4, strip("lstrip")), "removeprefix": (4, remove("removeprefix")),
    "title": (3, plain("title")), "[::-1]": (3, backwards), "slice": (3, part), "capitalize": (2, plain("capitalize")),
    "upper": (2, plain("upper")), "lower": (2, plain("lower")), "translate": (2, translate), "split": (2, divided),
}  # fmt: skip
DRAWN = [step for weight, step in STEPS.values() for _ in range(weight)]


def steps(d, count):
    """So many steps one after another; a text that would get too long takes another step."""
    found, now = [], d.example
    for nth in range(count):
        for _ in range(5):
            named, others = d.named, len(d.others)
            step = d.pick(DRAWN)
            last = in_order if step is joined_in_order and nth == count - 1 and d.random() < 0.7 else step
            made = last(d, now)
            if len(made[2]) <= (LONGEST_LIST if made[2].__class__ is list else LONGEST):
                break
            d.named = named
            del d.others[others:]
        else:
            made = backwards(d, now)
        found.append(made)
        now = made[2]
    return found, now


def asked(d, now):
    """Now and then, something about what came out."""
    if d.random() > 0.12:
        return "", ""
    one = d.w.quoted(d.character(now))
    return d.pick((("len(", ")"), ("", f".count({one})"), ("", "[0]"), ("", "[-1]"), ("", f".index({one})"), (f"{one} in ", ""), ("", "[:3]"), ("", "[-2:]")))


def on_text(w):
    """A drill: lines, parameters, and a function that makes arguments, the example's first."""
    d = Drill(w)
    done, now = steps(d, w.pick(COUNTS))
    before, after = asked(d, now)
    # The text itself is a literal where something else can be given.
    fixed = d.others and not d.named and w.random() < 0.4
    receiver = w.quoted(d.example) if fixed else d.name
    lines = apart(w, done, receiver) if len(done) > 1 and w.random() < 0.25 else [in_one(done, receiver)]
    code = before + lines.pop() + after
    name = w.names.variable("s")
    lines += [f"{name} = {code}", f"return {name}"] if len(lines) == 0 and w.random() < 0.25 else [f"return {code}"]
    given = ([] if fixed else [(Parameter(d.name, "s"), d.example, lambda: d.texts.like(d.example))]) + d.others
    if len(given) > 1 and w.random() < 0.2:
        given.reverse()
    example = [[value for _, value, _ in given]]
    return lines, [p for p, _, _ in given], lambda: example.pop() if example else [give() for _, _, give in given]


def in_one(done, code):
    for before, after, _ in done:
        code = before + code + after
    return code


def apart(w, done, code):
    """A statement a step, but for the last."""
    lines, name = [], None
    for before, after, _ in done[:-1]:
        name = w.names.variable("s") if name is None or w.random() < 0.5 else name
        lines.append(f"{name} = {before}{code}{after}")
        code = name
    return [*lines, done[-1][0] + code + done[-1][1]]
