"""Texts to drill operations over: few characters that repeat or many that do not, of every class, words, numbers; 0 to 20 long."""
from .values import LETTERS

MARKS = "_ -.,!?:/#*+'"
WIDE = LETTERS * 2 + LETTERS.upper() + "0123456789" * 2 + "__  " + MARKS
PADS = "  __--**00.x"
LONGEST = 20


class Texts:
    """The texts of one drill, made of the same characters. It may set `pads`, what it strips, and `ends`, what it looks for there."""

    __slots__ = ("random", "pick", "theme", "draw", "pool", "pads", "ends")

    def __init__(self, w):
        self.random, self.pick, self.theme = w.random, w.pick, w.theme
        self.draw, self.pads, self.ends = w.random(), PADS, None
        if self.draw < 0.4:
            self.pool = [self.pick(WIDE) for _ in range(3 + int(w.random() * 4))]
        else:
            self.pool = WIDE if self.draw < 0.7 else "0123456789" if self.draw > 0.9 else self.pick(self.theme.words) or "aB"

    def fresh(self):
        random, draw = self.random, self.draw
        if draw < 0.7:
            made = "".join([self.pick(self.pool) for _ in range(int(random() * (LONGEST + 1)))])
        elif draw < 0.9:
            made = self.pick(("_", " ", "-", "", ".", ", ")).join([self.word() for _ in range(1 + int(random() * 3))])
        else:
            made = self.pick(("", "", "-", "+")) + str(int(random() * 10 ** (1 + int(random() * 7)))) + self.pick(("", "", "", ".5", "%", "kg"))
        if self.ends is not None and random() < 0.6:
            before, after = self.ends
            return before + made[:LONGEST - len(before + after)] + after
        return (self.padded(made) if random() < (0.35 if self.pads is PADS else 0.65) else made)[:LONGEST]

    def word(self):
        word, draw = self.pick(self.theme.words), self.random()
        if draw < 0.3:
            return word.capitalize()
        return word.upper() if draw < 0.4 else word + str(int(self.random() * 30)) if draw < 0.5 else word

    def padded(self, text):
        """With something at its ends that can be stripped."""
        pads = self.pads if self.random() < 0.7 else self.pool
        pad = "".join([self.pick(pads) for _ in range(1 + int(self.random() * 3))]) if self.random() < 0.5 else self.pick(pads) * (1 + int(self.random() * 3))
        side = self.random()
        return pad + text if side < 0.35 else text + pad if side < 0.7 else pad + text + pad

    def like(self, text):
        """Another, often much like one that is given: other inside, padded, or turned."""
        random = self.random
        if random() < 0.4 or not text:
            return self.fresh()
        for _ in range(1 + int(random() * 3)):
            draw, at = random(), int(random() * (len(text) - 1)) + 1
            if draw < 0.3:
                text = text[:at] + self.pick(self.pool) + text[at:]
            elif draw < 0.45:
                text = text[:at] + text[at + 1:]
            elif draw < 0.6:
                text = text[:at] + text[at:at + 3].swapcase() + text[at + 3:]
            elif draw < 0.72:
                text = text[:at] + text[at - 1] + text[at:]
            elif draw < 0.92:
                text = self.padded(text)
            else:
                text = text[at:] + text[:at]
        return text[-LONGEST:] if random() < 0.5 else text[:LONGEST]
