"""Random values of a type, made from a program's own words and numbers, so that code and inputs meet.

Types are short codes: i int, f float, b bool, s str, c one character, y bytes, n None, a any scalar; l? list, t? tuple
and S? set of ?; ll list of lists, p a (str, int) pair, q an (int, int) pair; d?? dict of key and value, dsl dict of str
to list of int.
"""
from .words import NOUNS, PROPER, PROSE, SYLLABLES, UNICODE

ELEMENT = {
    "li": "i", "ls": "s", "lf": "f", "ll": "li", "lp": "p", "la": "a", "Si": "i", "Ss": "s", "ti": "i", "ts": "s",
    "s": "c",
}  # fmt: skip
KEYED = {
    "dsi": ("s", "i"), "dss": ("s", "s"), "dis": ("i", "s"), "dii": ("i", "i"), "dsl": ("s", "li"), "dqi": ("q", "i"),
}
LETTERS = "abcdefghijklmnopqrstuvwxyz"
PUNCTUATION = "!?.,;:-_'\"()[]{}<>/\\|@#$%^&*+=~`"
SEPARATORS = [
    ",", " ", "-", "_", ":", ";", "|", "/", ".", "\n", ", ", "=", "\t", "--", " - ", "&", "+", "x", "::", "->", "e",
    "0",
]  # fmt: skip
EMPTY = {"s": "", "i": 0, "f": 0.0, "b": False, "y": b"", "n": None, "a": None, "c": " ", "p": ("", 0), "q": (0, 0)}


class Theme:
    """A program's theme: the words, numbers and characters that its literals and its inputs share."""

    __slots__ = ("random", "words", "ints", "chars", "sep", "manner", "keys")

    def __init__(self, random):
        self.random = random
        self.manner = int(random() * 8)
        self.words = [self.word() for _ in range(5)]
        scale = (6, 10, 10, 20, 50, 100, 100, 1000)[int(random() * 8)]
        low = -scale // 2 if random() < 0.25 else 0
        self.ints = [low + int(random() * (scale - low)) for _ in range(5)]
        base = self.words[0] + self.words[1]
        self.chars = [base[int(random() * len(base))] for _ in range(3)] if base else ["a", "b", "x"]
        if random() < 0.25:
            self.chars[2] = PUNCTUATION[int(random() * len(PUNCTUATION))]
        self.sep = SEPARATORS[int(random() * random() * len(SEPARATORS))]
        self.keys = self.words[:3] + [self.word()]

    def pick(self, options):
        return options[int(self.random() * len(options))]

    def word(self):
        """One word in the style of the theme; now and then in another style."""
        random = self.random
        manner = self.manner if random() < 0.8 else int(random() * 8)
        if manner < 3:
            word = NOUNS[int(random() * len(NOUNS))]
        elif manner == 3:
            word = PROSE[int(random() * len(PROSE))]
        elif manner == 4:
            word = PROPER[int(random() * len(PROPER))]
        elif manner == 5:
            word = "".join([LETTERS[int(random() * 26)] for _ in range(1 + int(random() * 7))])
        elif manner == 6:
            word = SYLLABLES[int(random() * len(SYLLABLES))] + SYLLABLES[int(random() * len(SYLLABLES))]
        else:
            return self.odd()
        draw = random()
        if draw < 0.1:
            return word.capitalize()
        if draw < 0.16:
            return word.upper()
        if draw < 0.19:
            return word.swapcase() if word[1:] != word[1:].lower() else word[:2].upper() + word[2:]
        if draw < 0.24:
            return word + str(int(random() * 100))
        return word

    def odd(self):
        """Digits, repeats, mixed characters, other alphabets."""
        random = self.random
        draw = random()
        if draw < 0.25:
            return str(int(random() * 10 ** (1 + int(random() * 5))))
        if draw < 0.4:
            a, b = LETTERS[int(random() * 26)], LETTERS[int(random() * 26)]
            return a * (1 + int(random() * 4)) + b * (1 + int(random() * 3)) + a * int(random() * 3)
        if draw < 0.65:
            return "".join([self.pick("abcABC019 xyzXYZ_-.,!") for _ in range(2 + int(random() * 8))])
        if draw < 0.75:
            return UNICODE[int(random() * len(UNICODE))]
        if draw < 0.85:
            return "".join([self.pick(PUNCTUATION) for _ in range(1 + int(random() * 3))])
        if draw < 0.93:
            return "".join([LETTERS[int(random() * 26)] for _ in range(8 + int(random() * 12))])
        return self.pick(
            ("ab", "aba", "xyz", "abcabc", "0x1f", "3.14", "-7", "True", "None", "a1b2", "i", "", " ", "\t")
        )

    def text(self):
        """A text before any literal is planted in it."""
        random = self.random
        draw = random()
        if draw < 0.34:
            return self.words[int(random() * 5)]
        if draw < 0.55:
            count = 2 + int(random() * 3)
            return " ".join(
                [
                    self.words[int(random() * 5)] if random() < 0.5 else PROSE[int(random() * len(PROSE))]
                    for _ in range(count)
                ]
            )
        if draw < 0.67:
            return self.sep.join([self.words[int(random() * 5)] for _ in range(2 + int(random() * 3))])
        if draw < 0.76:
            return self.words[int(random() * 5)] + self.words[int(random() * 5)]
        if draw < 0.82:
            return "".join([self.chars[int(random() * 3)] for _ in range(1 + int(random() * 7))])
        if draw < 0.87:
            text = self.words[int(random() * 5)] + " " + self.word()
            return text.title() if random() < 0.5 else text.upper()
        if draw < 0.91:
            return (
                (" " * int(random() * 4))
                + self.words[int(random() * 5)]
                + self.pick((" ", "  ", "\n", "\t", "!", "?", "...", ", "))
            )
        return self.odd() if draw < 0.97 else self.pick(("", " ", "a", self.sep))

    def int(self):
        random = self.random
        draw = random()
        if draw < 0.55:
            return self.ints[int(random() * 5)]
        if draw < 0.85:
            return int(random() * 10)
        if draw < 0.92:
            return -1 - int(random() * 12)
        if draw < 0.98:
            return int(random() * 200)
        return self.pick((0, 1, -1, 10 ** 6, 2 ** 31, 123456789, -100000, 255, 1024, 9999999999))

    def float(self):
        random = self.random
        draw = random()
        if draw < 0.5:
            return round(random() * self.pick((1, 10, 10, 100)), 1 + int(random() * 2))
        if draw < 0.8:
            return int(random() * 20) / 2
        if draw < 0.9:
            return -round(random() * 10, 2)
        return self.pick((0.0, 1.0, 0.5, 2.5, 1e-3, 1e6, 3.14159, 0.1, 100.0, 1e16))

    def any(self):
        draw = self.random()
        if draw < 0.35:
            return self.int()
        if draw < 0.7:
            return self.words[int(self.random() * 5)]
        if draw < 0.78:
            return self.float()
        if draw < 0.86:
            return self.random() < 0.5
        if draw < 0.93:
            return None
        return self.pick(((1, 2), [1], [], (), {"a": 1}, "", [self.int(), self.word()], (self.word(), 0), b"ab"))

    def size(self):
        draw = self.random()
        return 2 + int(draw * 4) if draw < 0.85 else int(draw * 10) - 7 if draw < 0.95 else 7

    def of(self, kind):
        """A value of a type."""
        random = self.random
        if kind == "s":
            return self.text()
        if kind == "i":
            return self.int()
        head = kind[0]
        if head == "l" or head == "t":
            count = self.size()
            if kind == "ll":
                width = 1 + int(random() * 3)
                return [
                    [self.int() for _ in range(width if random() < 0.8 else self.size() - 1)]
                    for _ in range(min(count, 4))
                ]
            made = self.items(ELEMENT[kind], count)
            return made if head == "l" else tuple(made)
        if head == "d" and kind in KEYED:
            key, value = KEYED[kind]
            return {self.key(key): self.of(value) for _ in range(min(self.size(), 5))}
        if kind == "c":
            return self.chars[int(random() * 3)] if random() < 0.8 else self.pick(LETTERS)
        if kind == "f":
            return self.float()
        if kind == "b":
            return random() < 0.5
        if head == "S":
            return set(self.items(kind[1], min(self.size(), 5)))
        if kind == "p":
            return (self.words[int(random() * 5)], self.int())
        if kind == "q":
            return (int(random() * 4), int(random() * 4))
        if kind == "y":
            return self.text()[:12].encode("utf-8", "replace")
        return None if kind == "n" else self.any()

    def items(self, kind, count):
        random = self.random
        if kind == "s":
            return [self.words[int(random() * 5)] if random() < 0.7 else self.word() for _ in range(count)]
        made = [self.of(kind) for _ in range(count)]
        if kind == "i" and random() < 0.12:
            made.sort()
        return made

    def key(self, kind):
        if kind == "s":
            return self.keys[int(self.random() * 4)] if self.random() < 0.75 else self.word()
        return self.of(kind)
