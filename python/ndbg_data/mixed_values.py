"""Names and values for mixed sheets: texts of all kinds of characters, sets of numbers that are no longer in order, numbers of many digits, rows that may be empty."""
import re

from .loop_values import Loops
from .round_items import some
from .sheets import draw
from .words import NOUNS

# `t`, `t2` texts of letters, digits and signs; `tw` one of few letters, `tw2` a shorter one of the same, `tq` each letter once; `ws` words, `wk` words that displays hold; `xs`, `ys` few numbers, `zs` none to seven, `so` in order, `lg` six to sixteen, `la`, `tm` of all types, `g` rows; `us1`, `us2`, `s1`, `s2`
# numbers to 60 and some below zero, `sm` one of them; `b1`, `b2` near each other and of many digits, `tg` between them, `bs` several; `n`, `m`, `k` small, `at` a place from behind; `ps` signs and numbers.
GIVEN = {
    "t": "s", "t2": "s", "tw": "s", "tw2": "s", "tq": "s", "ws": "ls", "wk": "ls", "xs": "li", "ys": "li", "zs": "li", "so": "li", "lg": "li", "la": "la", "tm": "ti", "g": "ll", "us1": "li", "us2": "li", "s1": "Si", "s2": "Si", "sm": "i", "b1": "i", "b2": "i", "tg": "i", "bs": "li", "n": "i", "m": "i", "k": "i", "at": "i", "ps": "lp",
}  # fmt: skip
SET = {
    "x": "i", "y": "i", "i": "i", "j": "i", "c": "c", "v": "i", "key": "s", "lo": "i", "hi": "i", "mid": "i", "row": "li", "a": "i", "b": "i", "e": "i", "r": "i", "o": "li", "u": "Si", "f": "b", "h": "dsi", "cnt": "dsi", "cnt2": "dsi", "best": "i", "pos": "i", "d1": "i", "d2": "i", "w": "s", "q": "i", "q0": "i", "q1": "i",
    "q2": "i", "q3": "i", "q5": "i", "p": "li", "p2": "li", "p3": "li", "fn": "a", "new1": "a", "new2": "a", "new3": "a", "new4": "a",
}  # fmt: skip
# What people call these, about every other time.
USUAL = {
    "x": "x x num a", "y": "y y b other", "i": "i i idx", "j": "j j", "c": "c c ch char", "v": "v v cnt value", "key": "k key name", "lo": "lo lo left low l start", "hi": "hi hi right high r end", "mid": "mid mid m middle", "row": "row line nums", "r": "res ans total count", "o": "res out ans result", "u": "seen s left rest diff", "cnt": "cnt cnt counter freq count",
    "cnt2": "cnt2 need want other", "best": "best top mx", "pos": "at pos where", "d1": "d1 d a", "d2": "d2 e b", "w": "t sub w part", "q": "y x v t", "q0": "x n v i", "q5": "nxt y j", "q1": "a x p", "q2": "b y q", "q3": "c z r", "h": "ops table d", "new1": "first ans got", "new2": "second res", "p": "small low a1 kept", "p2": "large high a2 rest", "p3": "same mid others", "xs": "nums xs", "tw": "s word text", "t": "s text",
}  # fmt: skip
AS_USUAL = 0.5
# Single characters, stretches, what texts are split at; and what is put in place of them.
SINGLE = ("[A-Z]", "[a-z]", "[0-9]", "[aeiou]", r"\d", r"\w", "[^a-z]", "[^aeiou]", "[^A-Za-z]", "[A-Za-z]", "[, .!?]", r"[^\w]", r"\W", "[A-Z0-9]", r"[()\[\]]", "[^0-9]", r"\s", "[b-m]", "[AEIOUaeiou]", "[a-f0-9]")
STRETCHES = (r"\d+", r"\d+", r"\d+", r"\w+", r"\w+", r"\w+", "[A-Z]+", "[a-z]+", "[0-9]+", "[A-Za-z]+", "[A-Z][a-z]*", "[^a-z]+", "[^0-9]+", "[aeiou]+", "[a-z]+[0-9]", "[a-z][0-9]", r"[A-Z]\w*", r"\d\d", "[^aeiou ]+", r"\w\W", "[a-z]{2}", r"\([a-z]+\)")
CUTS = (",", r"[, .!?]", r"[,;]", r"\W+", r"\d", r"\d+", "[, ]+", "[aeiou]", r"[-_ ]", "[A-Z]", r"\s+", r"[()\[\]]")
INSTEAD = ("''", "''", "'-'", "'_'", "'*'", "' '", "'#'", "'x'")
LONG = (10**9, 10**9, 10**9 + 7, 500000001, 999999, 10**6, 10**8, 5 * 10**8, 250000000, 10**7, 123456789, 2000000)
SHOWN = ("10**9", "10 ** 9", "10**9 + 7", "500000001", "999999", "10**6", "1000000", "1000000000", "10**8", "999999999", "10**9 - 1", "2 * 10**6")
MODULUS = ("(10**9 + 7)", "(10 ** 9 + 7)", "1000000007", "1_000_000_007", "999983", "10**6", "998244353")
ENDLESS = ("inf", "inf", "float('inf')", "float('inf')", "math.inf")
SIGNS, BRACKETS = ",.!? -_;:", ("()", "[]", "{}", "<>")
# Names of modules and functions, which nothing else may have.
TAKEN = frozenset("re reduce xor or_ and_ mul add sub operator inf math cache lru_cache Counter defaultdict functools Solution".split())


class Mixed(Loops):
    roles = {**GIVEN, **SET}

    def __init__(self, w):
        super().__init__(w)
        w.names.used |= TAKEN
        self.letters, self.fixed, self.words = some(w, "abcdexyzABM01", draw(w, 2, 4)), {}, {}
        self.drawn = {
            "few": lambda: str(draw(w, 1, 3)), "two": lambda: str(draw(w, 2, 3)), "neg": lambda: str(draw(w, 1, 6)), "bar": lambda: "|", "cc": lambda: self.pattern(SINGLE), "cp": lambda: self.pattern(STRETCHES if w.random() < 0.7 else SINGLE), "sep": lambda: self.pattern(CUTS), "sub": lambda: w.pick(INSTEAD),
            "huge": lambda: w.pick(SHOWN), "long": lambda: str(self.long()), "mod": lambda: w.pick(MODULUS), "inf": lambda: w.pick(ENDLESS), "win": lambda: str(draw(w, 2, 3)), "lit": self.word,
        }  # fmt: skip

    def __getitem__(self, role):
        """A name; or something drawn as it is written, which is the same again where a digit stands behind it."""
        plain = role.rstrip("0123456789")
        if role not in self.roles and plain in self.drawn:
            if plain in ("inf", "win", "mod") or plain != role:
                self.fixed[role] = self.fixed.get(role) or self.drawn[plain]()
                return self.fixed[role]
            return self.drawn[plain]()
        return super().__getitem__(role)

    def named(self, role):
        names, usual = self.w.names, USUAL.get(role, "").split()
        if role == "fn":
            return names.function()
        name = self.w.pick(usual) if usual and self.random() < AS_USUAL else None
        if name is None or name in names.used:
            return self.w.new(self.roles[role]).name
        names.used.add(name)
        return name

    def pattern(self, options):
        text = self.w.pick(options)
        return f"r'{text}'" if "\\" in text or self.random() < 0.4 else f"'{text}'"

    def word(self):
        """A word as it is written; displays have keys of their own."""
        word = self.w.pick(NOUNS)
        self.words[word] = None
        return f"'{word}'"

    def long(self):
        """Round, or next to that, or any number of six to ten digits."""
        if self.random() < 0.6:
            return self.w.pick(LONG) + self.w.pick((-1, 0, 0, 0, 1, 2))
        digits = draw(self.w, 6, 9)
        return draw(self.w, 10 ** (digits - 1), 10**digits)

    def mixed(self):
        """A text of words, numbers, signs and brackets, 7 to 20 characters."""
        made, size = "", draw(self.w, 7, 20)
        while len(made) < size:
            kind, word = self.random(), re.sub(r"[^\w ]", "", self.w.theme.word())[: draw(self.w, 1, 5)] or "ab"
            piece = word.title() if kind < 0.2 else word.upper() if kind < 0.3 else word if kind < 0.55 else str(draw(self.w, 0, self.w.pick((9, 99, 999)))) if kind < 0.75 else self.w.pick(SIGNS)
            if kind > 0.93:
                piece = word.join(self.w.pick(BRACKETS))
            made += piece + (" " if self.random() < 0.15 else "")
        return made[:size]

    def wide_set(self):
        """Numbers from nothing to 60, at times some below; most sets have a table whose order is not theirs."""
        high = self.w.pick((9, 20, 40, 60, 60))
        made = [draw(self.w, 0, high) for _ in range(draw(self.w, 3, 7))]
        return [-value if self.random() < 0.4 else value for value in made] if self.random() < 0.25 else made

    def any_item(self):
        w = self.w
        return w.pick((lambda: draw(w, -9, 99), lambda: w.theme.word()[:5], lambda: w.pick("abcXYZ"), lambda: w.random() < 0.5, lambda: None, lambda: draw(w, 0, 9) + 0.5, lambda: (draw(w, 0, 9), draw(w, 0, 9))))()

    def numbers(self, low, high, top=None):
        top = top or self.w.pick((5, 9, 9, 30))
        return [draw(self.w, -top if self.random() < 0.06 else 0, top) for _ in range(draw(self.w, low, high))]

    def values(self, astray=False):
        w = self.w
        xs, lg, us1 = self.numbers(3, 5), self.numbers(6, 16, w.pick((9, 50, 120))), self.wide_set()
        us2 = [*some(w, us1, draw(w, 1, 3)), *self.wide_set()[: draw(w, 1, 4)]]
        tw, b1 = "".join(self.row(self.letters, draw(w, 5, 10))), self.long()
        tq = some(w, tw, 3)
        signs, words = "+-*"[: draw(w, 2, 3)], [*self.words, *self.words, *some(w, NOUNS, 2)]
        return {
            "t": self.mixed(), "t2": self.mixed(), "tw": tw, "tw2": "".join(self.row(tw + w.pick(self.letters), draw(w, 2, 5), 0.3)), "tq": "".join([*tq, w.pick([*tq, "q"])] if astray else tq), "ws": [self.mixed()[: draw(w, 1, 5)].strip() or "a" for _ in range(draw(w, 2, 5))], "wk": self.row(words, draw(w, 2, 5)), "xs": xs, "ys": [*some(w, xs, 1), *self.numbers(2, 4)],
            "zs": [] if self.random() < 0.12 else self.numbers(0, 7), "so": sorted(self.numbers(4, 6, 20)), "lg": lg, "la": [self.any_item() for _ in range(draw(w, 6, 11))], "tm": tuple([self.any_item() for _ in range(draw(w, 6, 11))]), "g": [self.numbers(0 if self.random() < 0.2 else 2, 4, 9) for _ in range(draw(w, 2, 3))], "us1": us1, "us2": us2, "s1": set(us1), "s2": set(us2), "sm": max(us1) + draw(w, 1, 3) if astray else w.pick(us1),
            "b1": b1, "b2": b1 + draw(w, 3, w.pick((9, 60, 200))), "tg": b1 + draw(w, 0, w.pick((3, 9, 60))), "bs": [b1 + w.pick((-1, 0, 1, 2, 10, -10, 100)) if self.random() < 0.6 else self.long() for _ in range(draw(w, 3, 5))], "n": w.pick([*xs, draw(w, 0, 9)]), "m": draw(w, 1, 9), "k": draw(w, 1, 4), "at": len(lg) + draw(w, 1, 2) if astray else draw(w, 1, len(lg)),
            "ps": [(("/" if astray and self.random() < 0.5 else w.pick(signs)), draw(w, 0, 9)) for _ in range(draw(w, 2, 4))],
        }  # fmt: skip

    def arguments(self, astray=False):
        values = self.values(astray)
        return [values[role] for role in self.names if role in GIVEN]
