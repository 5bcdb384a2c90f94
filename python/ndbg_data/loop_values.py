"""Names and values for sheets of loops: what one loop leaves in a name is often what the next one puts there, and what is out of reach is so by one or two."""
import re

from .round_items import Pool, some
from .sheets import Sheet, draw

# `d`, `e` numbers by names that are partly the same, `dn` by names and near each other, `c` by numbers; `ps`, `qs` pairs of name and number, `pn` with near numbers; `zs`, `us` pairs of numbers; `xs`, `ys` numbers,
# `rs` in stretches, `so`, `so2` in order; `us1`, `us2`, `s1`, `s2` and `sm` below 8; `ws` names out of `d`; `lk` a name by each; `i0`, `i1`, `j1` places; `g1` … `g4` and `p1` … `p4` numbers whose names are alike.
GIVEN = {
    "d": "dsi", "e": "dsi", "dn": "dsi", "c": "dii", "ps": "lp", "qs": "lp", "pn": "lp", "zs": "ll", "us": "ll", "xs": "li", "ys": "li", "rs": "li", "so": "li", "so2": "li", "us1": "li", "us2": "li", "st": "li", "s1": "Si", "s2": "Si", "sm": "i", "g": "ll", "ws": "ls", "lk": "dss", "w1": "s", "w2": "s", "t": "s",
    "mv": "s", "n": "i", "m": "i", "big": "i", "cnt": "i", "tgt": "i", "tgt2": "i", "i0": "i", "i1": "i", "j1": "i", "g1": "i", "g2": "i", "g3": "i", "g4": "i",
}  # fmt: skip
SET = {
    "k": "s", "v": "i", "w": "s", "x": "i", "y": "i", "i": "i", "j": "i", "lo": "i", "hi": "i", "mid": "i", "row": "li", "pre": "ll", "p1": "i", "p2": "i", "p3": "i", "p4": "i", "q": "p", "q0": "i", "q5": "i", "q6": "i", "q7": "i", "q1": "i", "q2": "i", "q3": "i", "q4": "i", "fn": "a", "new": "a",
}  # fmt: skip
KEPT = {"r": "i", "a": "i", "b": "i", "o": "li", "dd": "dsi", "h": "dii", "u": "Si", "f": "b", "best": "p"}
# What people call these, about every other time.
USUAL = {
    "k": "k k key name item", "v": "v v value cnt val", "x": "x x num a", "y": "y y b other", "i": "i i idx", "j": "j j jdx", "lo": "lo low left l start", "hi": "hi high right r end", "mid": "mid m middle", "row": "row item pair p", "r": "res ans total count cur", "o": "res out ans result kept", "pre": "prefix pre sums acc", "q": "x p kv item t", "q0": "x n v mid", "q5": "i j pos", "q6": "x v num", "g": "grid matrix rows",
    "u": "seen s left diff", "a": "best cur top a", "b": "prev last b", "dd": "counts d seen total", "h": "freq cnt counter", "new": "res first ans old got",
}  # fmt: skip
AS_USUAL = 0.5
# Names that go together.
FOURS = ("x1 y1 x2 y2", "i j i2 j2", "r1 c1 r2 c2", "a b c d", "row1 col1 row2 col2", "top left bottom right", "l1 r1 l2 r2", "s1 e1 s2 e2", "x y nx ny", "i1 j1 i2 j2", "ax ay bx by", "lo1 hi1 lo2 hi2", "r c nr nc", "u v u2 v2")
CHOICE = re.compile("«([^«»]*)»")
NEAR = ("{0}s", "{0}1", "{0}_", "x{0}")


class Loops(Sheet):
    roles = {**GIVEN, **SET, **KEPT}

    def __init__(self, w):
        super().__init__(w)
        self.pool = Pool(w) if w.random() < 0.5 else None

    def __getitem__(self, role):
        if role in ("few", "two"):
            return str(draw(self.w, 1 + (role == "two"), 3))
        if role == "bar":
            return "|"
        if role not in self.names:
            self.names[role] = self.named(role)
        return self.names[role]

    def named(self, role):
        names = self.w.names
        if role == "fn":
            return names.function()
        if re.fullmatch("[gpq][1-4]", role):
            return self.of_four(role)
        usual = USUAL.get(role, "").split()
        name = self.w.pick(usual) if usual and self.random() < AS_USUAL else None
        if name is None or name in names.used:
            return self.w.new(self.roles[role]).name
        names.used.add(name)
        return name

    def of_four(self, role):
        """One of four names that are alike. The caller's may be those of the function that it calls, which is written first: at the same place or at another."""
        inner = [self.names[f"q{n}"] for n in range(1, 5)] if role[0] != "q" and "q1" in self.names else []
        if inner and self.random() < 0.45 and not ("g1" in self.names or "p1" in self.names):
            four = self.w.pick((inner, inner[2:] + inner[:2], [inner[1], inner[0], inner[3], inner[2]]))
        else:
            free = [four for four in (text.split() for text in FOURS) if not any(name in self.w.names.used for name in four)]
            four = self.w.pick(free) if free else [self.w.names.variable("i") for _ in range(4)]
        self.names.update({f"{role[0]}{n}": name for n, name in enumerate(four, 1)})
        self.w.names.used.update(four)
        return self.names[role]

    def text(self, text):
        """A text of a table with one of each choice taken, and names for roles."""
        while "«" in text:
            text = CHOICE.sub(lambda found: self.w.pick(found[1].split("|")), text)
        return text.replace("\\n", "\n").format_map(self)

    def row(self, options, size, again=0.22):
        made = []
        for _ in range(size):
            made.append(made[-1] if made and self.random() < again else self.w.pick(options))
        return made

    def after(self, last, options, size):
        """A row that begins with what the one before ends with, every other time."""
        return [last if self.random() < 0.45 else self.w.pick(options), *self.row(options, size - 1)]

    def keyed(self, names, few):
        """Two dictionaries: the second begins with the last name of the first, at times, and with its number."""
        d = dict(zip(some(self.w, names, draw(self.w, 2, 4)), self.row(few, 4)))
        last = list(d)[-1]
        keys = some(self.w, names, draw(self.w, 2, 4))
        if self.random() < 0.45:
            keys = [last, *(key for key in keys if key != last)]
        return d, dict(zip(keys, self.after(d[last], few, 4)))

    def pairs(self, few, astray):
        """Two lists of pairs, in one of which something has an item more or less."""
        w, size = self.w, draw(self.w, 2, 4)
        one, other = list(zip(self.row(few, size), self.row(few, size))), list(zip(self.row(few, 3), self.row(few, 3)))
        other[0] = (one[-1][0] if self.random() < 0.5 else other[0][0], one[-1][1] if self.random() < 0.5 else other[0][1])
        if astray:
            broken = one if self.random() < 0.75 else other
            at = draw(w, 0, len(broken) - 1)
            broken[at] = broken[at] + (w.pick(few),) if self.random() < 0.7 else broken[at][:1]
        return ([list(pair) for pair in one], [list(pair) for pair in other]) if self.random() < 0.4 else (one, other)

    def grid(self, astray):
        wide, high = draw(self.w, 2, 3), draw(self.w, 2, 3)
        made = [[draw(self.w, 0, 9) for _ in range(wide)] for _ in range(high)]
        if astray:
            at = draw(self.w, 0, high - 1)
            made[at] = made[at][:-1]
        elif self.random() < 0.2:
            made[-1].append(draw(self.w, 0, 9))
        return made

    def looked_up(self, d, astray):
        """Names of a dictionary, one of which is only like those."""
        made = self.row(list(d), draw(self.w, 3, 5), 0.15)
        if astray:
            name = self.w.pick(made)
            near = [near.format(name) for near in NEAR] + [name[:-1], name.swapcase(), name[::-1]]
            made[draw(self.w, 0, len(made) - 1)] = self.w.pick([other for other in near if other and other not in d])
        return made

    def values(self, astray=False):
        w, pool = self.w, self.pool or Pool(self.w)
        names, few = [name[:8] for name in pool.names], pool.numbers[: draw(w, 2, 4)]
        names = list(dict.fromkeys(names))
        d, e = self.keyed(names[:5], few)
        ps = list(zip(self.row(names[:3], 4, 0.2), self.row(few, 4)))[: draw(w, 2, 4)]
        qs = list(zip(self.after(ps[-1][0], names[:4], 3), self.after(ps[-1][1], few, 3)))
        xs = self.row(few, draw(w, 3, 5))
        less = -draw(w, 1, 2) if astray else w.pick((0, 0, 0, 1))
        ys = self.after(xs[-1], few, max(1, len(xs) + less))
        zs, us = self.pairs(few, astray)
        near = w.pick((3, 17, 90, 210, 1008))
        close = self.row([near + step for step in (0, 1, 1, 2, 3, 10)], 5, 0.15)
        so, so2 = (sorted(draw(w, 0, w.pick((12, 30, 99))) for _ in range(size)) for size in (draw(w, 5, 8), draw(w, 3, 4)))
        us1 = some(w, range(8), draw(w, 3, 5))
        us2 = some(w, [*some(w, us1, 2), *some(w, range(8), 3)], draw(w, 2, 5))
        lines, four = self.grid(astray), [draw(w, 0, 6) for _ in range(4)]
        reach = 1 if astray else 0
        return {
            "d": d, "e": e, "dn": dict(zip(some(w, names, draw(w, 3, 5)), close)), "c": dict(zip(some(w, [*few, *range(1, 5)], draw(w, 2, 4)), self.after(xs[-1], few, 4))), "ps": ps, "qs": qs, "pn": list(zip(some(w, names, draw(w, 3, 5)), close)), "zs": zs, "us": us, "xs": xs, "ys": ys, "rs": self.row(few, draw(w, 4, 7), 0.45),
            "so": so, "so2": so2, "us1": us1, "us2": us2, "s1": set(us1), "s2": set(us2), "sm": draw(w, 0, 7), "st": self.row(few, draw(w, 1, 3) if astray else draw(w, 2, 4)), "g": lines, "ws": self.looked_up(d, astray), "lk": dict(zip(names[:4], some(w, names[: 4 + reach], 4))), "w1": w.pick(names[:4]),
            "w2": w.pick(names[:5]), "t": self.mirrored(pool.letters), "mv": "".join(self.row("UDLR", draw(w, 3, 6), 0.2)), "n": w.pick([*few, pool.rare]), "m": w.pick(few), "big": sum(xs) + draw(w, -3, 3) if self.random() < 0.5 else draw(w, 5, 30), "cnt": draw(w, 2, 3 + reach), "tgt": w.pick(so) + w.pick((0, 0, 1, -1)),
            "tgt2": w.pick(so[:3]) + w.pick(so[3:]) + w.pick((0, 0, 0, 1, -1)), "i0": w.pick((-len(xs) - 1, len(xs), len(xs) - 1)) if astray else draw(w, -len(xs), len(xs) - 1), "i1": draw(w, 0, 1 + reach), "j1": draw(w, 0, 1 + reach), **{f"g{n}": value for n, value in enumerate(four, 1)},
        }  # fmt: skip

    def mirrored(self, letters):
        """The same backwards, but for one letter at times."""
        half = "".join(self.row(letters[:3], draw(self.w, 2, 4)))
        text = half + self.w.pick(("", self.w.pick(letters))) + half[::-1]
        at = draw(self.w, 0, len(text) - 1)
        return text if self.random() < 0.4 else text[:at] + self.w.pick(letters) + text[at + 1 :]

    def arguments(self, astray=False):
        values = self.values(astray)
        return [values[role] for role in self.names if role in GIVEN]
