"""Values for sheets of sameness: few, that meet, and that are mostly what a line would make of them."""
import re

from .round_items import Pool, some
from .sheets import Sheet, draw

GIVEN = {
    "xs": "li", "ys": "li", "so": "li", "lx": "li", "ly": "li", "ps": "ll", "rs": "ll", "es": "ll", "qs": "lp", "g": "ll", "t": "s", "tt": "s", "mv": "s", "ws": "ls", "d": "dsi", "e": "dii", "n": "i", "m": "i", "big": "i", "num": "i", "pr": "q", "lo": "i", "hi": "i", "k": "i", "w1": "s", "c1": "c", "c2": "c", "mk": "c", "sf": "s", "rp": "s",
}  # fmt: skip
ITEMS = {"x": "i", "y": "i", "z": "i", "w": "s", "ch": "c", "i": "i", "j": "i", "x1": "i", "y1": "i", "z1": "i", "w2": "s"}
KEPT = {"r": "i", "a": "i", "b": "i", "c": "i", "v": "i", "f": "b", "s": "s", "s1": "s", "o": "li", "u": "Si", "dd": "dii", "dl": "dsl"}
LOCAL = {"p": "i", "p1": "i", "p2": "i"}
# What may be written as it is in place of a parameter; the last ones always are.
WRITTEN, ALWAYS = ("n", "m", "k", "c1", "c2", "w1"), ("mk", "sf", "rp")
# One of several; and the roles that a line sets.
CHOICE, SET = re.compile("«([^«»]*)»"), re.compile(r"{(\w+)}(?=[^\n=(\[]* [-+*/%&|^]*= )")


class Same(Sheet):
    may_be_given = ("r", "a", "b", "c", "v", "f", "s", "o", "dd")
    roles = {**GIVEN, **ITEMS, **KEPT, **LOCAL}

    def __init__(self, w):
        super().__init__(w)
        self.once, self.instead, self.given = {}, {}, set()
        self.small, self.pool = False, None
        if w.random() < 0.6:
            self.pool = self.drawn()
        if w.random() < 0.25:
            self.make_small()
        self.endings = w.pick((("s", ""), ("ed", "e"), ("er", "s"), ("y", "ies"), ("ing", ""), ("a", "um"), ("le", "l")))
        self.mark = w.pick("__-_*. #_+")

    def make_small(self):
        """Numbers that a set shows in their order; before anything is written."""
        self.small = True
        self.pool = self.pool and self.drawn()

    def drawn(self):
        pool = Pool(self.w)
        if self.small:
            pool.numbers, pool.rare = some(self.w, range(8), 4), draw(self.w, 0, 7)
        return pool

    def __getitem__(self, role):
        role = self.instead.get(role, role)
        if role == "fn" and role not in self.names:
            self.names[role] = self.w.names.function()
        if role in self.once:
            return self.once[role]
        if role in ALWAYS or role in WRITTEN and role not in self.names and self.pool and self.random() < 0.65:
            self.once[role] = self.w.show(self.values([role])[role])
            return self.once[role]
        return super().__getitem__(role)

    def text(self, text):
        """A text of a table with one of each choice taken, and names for roles."""
        while "«" in text:
            text = CHOICE.sub(lambda found: self.w.pick(found[1].split("|")), text)
        for role in SET.findall(text):
            super().__getitem__(self.instead.get(role, role))
        return text.format_map(self)

    def row(self, options, size, again=0.4):
        """Some things one after the other, many of them again."""
        made = []
        for _ in range(size):
            made.append(made[-1] if made and self.random() < again else self.w.pick(options))
        return made

    def rows(self, options, width, size):
        """Lists that have items in common with the one before."""
        made = [self.row(options, width)]
        for _ in range(size - 1):
            made.append([old if self.random() < 0.45 else self.w.pick(options) for old in made[-1]])
        return made

    def long(self, options):
        """A longer row: in order or nearly so, the same backwards, or any."""
        w, manner, made = self.w, self.random(), self.row(options, draw(self.w, 6, 10), 0.2)
        if manner < 0.6:
            made.sort()
        elif manner < 0.75:
            made = (made[: len(made) // 2] + made[: (len(made) + 1) // 2][::-1])
        if 0.3 < manner < 0.7:
            one, other = draw(w, 0, len(made) - 1), draw(w, 0, len(made) - 1)
            made[one], made[other] = made[other], made[one]
        return made

    def word(self, stems):
        """A word, as it is or with something that may be taken off."""
        stem, manner = self.w.pick(stems), self.random()
        if manner < 0.45:
            return stem
        return self.w.pick((stem + self.endings[0], self.mark + stem, stem + self.mark, self.mark + stem + self.mark, stem.capitalize(), stem + self.mark + self.w.pick(stems), stem.upper(), stem + self.endings[0] + self.mark))

    def values(self, wanted=None):
        w, pool = self.w, self.pool or self.drawn()
        numbers, size = pool.numbers[: draw(w, 2, 4)], draw(w, 4, 7)
        known = sorted({*numbers, pool.rare})
        letters, names = (pool.letters + list("abxy"))[: draw(w, 2, 4)], [name[:8] for name in pool.names[: draw(w, 2, 4)]]
        xs, lx = self.row(numbers, size), self.long(known)
        stems = [stem for stem in (name.strip(" -_*.#+").lower() for name in names) if stem] or ["ab", "ba"]
        low, high = w.pick(known), w.pick(known)
        if self.random() < 0.7:
            low, high = min(low, high), max(low, high)
        made = {
            "xs": lambda: xs, "ys": lambda: [v if self.random() < 0.6 else w.pick(numbers) for v in xs], "so": lambda: self.long(known) if self.random() < 0.2 else sorted(self.row(known, size)), "lx": lambda: lx, "ly": lambda: [v if self.random() < 0.7 else w.pick(known) for v in lx],
            "ps": lambda: self.pairs(numbers, 2, size - 1), "rs": lambda: self.pairs(numbers, 3, draw(w, 3, 5)), "es": lambda: [tuple(pair) for pair in self.rows(range(5), 2, draw(w, 3, 4))], "qs": lambda: list(zip(self.row(names, size - 1), self.row(numbers, size - 1))), "g": lambda: self.rows(known, 3, draw(w, 2, 3)),
            "t": lambda: "".join(self.row(letters, draw(w, 4, 8))), "tt": lambda: "".join(self.row(letters, draw(w, 10, 16), 0.35)), "mv": lambda: "".join(self.row("UDLR", draw(w, 4, 7), 0.3)), "ws": lambda: [self.word(stems) for _ in range(size - 1)], "d": lambda: dict(zip([name[:8] for name in some(w, pool.names, draw(w, 2, 4))] if self.random() < 0.4 else names, self.row(numbers, 4))),
            "e": lambda: dict(zip(some(w, [*known, *range(1, 6)], draw(w, 3, 5)), self.row(numbers, 5))), "m": lambda: max(2, w.pick(known[-2:])), "big": lambda: draw(w, 10, w.pick((30, 100, 100, 999))), "num": lambda: int("".join(str(v) for v in self.row(range(1, 10), draw(w, 4, 7), 0.3))), "pr": lambda: tuple(self.row(numbers, 2)), "lo": lambda: low, "hi": lambda: high, "k": lambda: draw(w, 2, 3), "w1": lambda: self.word(stems),
            "c1": lambda: letters[0], "c2": lambda: letters[1], "mk": lambda: self.mark, "sf": lambda: self.endings[0], "rp": lambda: self.endings[1], "f": lambda: self.random() < 0.5, "s": lambda: w.pick(letters), "o": lambda: self.row(numbers, draw(w, 2, 4)), "dd": lambda: {v: w.pick(numbers) for v in numbers},
            **dict.fromkeys("nrabcv", lambda: w.pick(numbers)),
        }  # fmt: skip
        return {role: made[role]() for role in (self.names if wanted is None else wanted)}

    def pairs(self, numbers, width, size):
        made = self.rows(numbers, width, size)
        return [tuple(row) for row in made] if self.random() < 0.4 else made
