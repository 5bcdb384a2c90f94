"""Items for sheets of rounds: numbers, texts and names that are alike, and one of each that is rare."""
from .sheets import draw

# Numbers that begin or end alike.
ALIKE = ((1, 10, 11, 100, 101, 110, 111), (2, 12, 20, 21, 22, 120, 122, 212), (3, 13, 31, 33, 130, 133, 313), (9, 19, 90, 91, 99, 109, 190, 199), (45, 54, 44, 55, 445, 454, 545), (7, 17, 27, 70, 71, 77, 107), (1, 2, 3, 4, 5), (0, 1, 2, 3), (4, 5, 6, 7, 8, 9), (-1, 0, 1, -2, 2, -11, 11))
LETTERS, NAMES = "abcdxyz", 11


def some(w, options, count):
    """Several different ones, in any order."""
    left, taken = list(dict.fromkeys(options)), []
    while left and len(taken) < count:
        taken.append(left.pop(int(w.random() * len(left))))
    return taken


class Pool:
    """The few things that the items of a call are: numbers and a rare one, letters (the first is rare), names (the last is)."""

    def __init__(self, w):
        numbers = some(w, w.pick(ALIKE) if w.random() < 0.65 else [draw(w, 0, w.pick((9, 30, 100, 1000))) for _ in range(6)], 3 + int(w.random() * 3))
        rare = w.pick((max(numbers) + draw(w, 1, 9), max(numbers) + 1, min(numbers) - 1, draw(w, 0, max(9, max(numbers)))))
        self.numbers, self.rare = [v for v in numbers if v != rare] or [rare - 1], rare
        self.letters = some(w, w.theme.word() + LETTERS, 2 + int(w.random() * 4))
        self.names = self.named(w)

    def named(self, w):
        """Different names, that begin alike at times."""
        manner, stem, found = w.random(), w.theme.word()[:4], {}
        for _ in range(40):
            name = w.pick("abcdefghijklmn") if manner < 0.3 else w.theme.word() if w.random() < 0.6 else stem + w.pick("abcdst123")
            found.update({name: None} if name.strip() else {})
        return (list(found) + [f"n{n}" for n in range(NAMES)])[:NAMES]


class Items:
    """Rows of the things of a pool for one call. The rare one comes late, or, where that is not wanted, anywhere."""

    def __init__(self, w, pool, late, short):
        self.w, self.random, self.pick, self.pool, self.late = w, w.random, w.pick, pool, late
        self.size = draw(w, 4, 6) if short else 6 + int(w.random() * w.pick((6, 6, 14)))

    def some(self, options, count):
        return some(self.w, options, count)

    def row(self, options, size, rare):
        """Items one after the other: any, in stretches, mostly the first, or in order; the rare one put in place of some."""
        manner, made = self.random(), []
        for _ in range(size):
            again = made and manner < 0.3 and self.random() < 0.5
            made.append(made[-1] if again else options[0] if 0.3 <= manner < 0.5 and self.random() < 0.8 else self.pick(options))
        if manner > 0.9:
            made.sort()
        for _ in range(self.pick((0, 1, 1, 1, 1, 2))):
            made[draw(self.w, size * 2 // 3 if self.late else 0, size - 1)] = rare
        return made

    def numbered(self, size=None):
        return self.row(self.pool.numbers, size or self.size, self.pool.rare)

    def rows(self, width):
        """Lists of numbers that have something in common with the one before, at times in order, or with one number that counts up."""
        manner, made = self.random(), []
        columns = [self.numbered() for _ in range(width)]
        if manner < 0.25:
            start = draw(self.w, 1, 9)
            columns[int(self.random() * width)] = range(start, start + self.size)
        for new in zip(*columns):
            same, at = self.random(), int(self.random() * width)
            if made and manner > 0.25 and same < 0.5:
                new = made[-1] if same < 0.1 else (*new[:at], made[-1][at], *new[at + 1 :])
            made.append(list(new))
        return sorted(made) if 0.25 < manner < 0.45 else made

    def like(self, row):
        """Another row that has the same number in most places."""
        made = [v if self.random() < 0.65 else self.pick(self.pool.numbers) for v in row] if self.random() < 0.5 else self.numbered()
        return made + self.numbered(2) if self.random() < 0.15 else made[:-1] if self.random() < 0.1 else made

    def leaps(self, low):
        """Numbers by numbers: by those from `low` on, and by some of the pool."""
        keys = [*self.some(range(low, low + 16), min(self.size, 8) - 1), *self.some(self.pool.numbers, 2)]
        keys = self.some(keys, len(keys))
        return dict(zip(keys, self.numbered(len(keys)) if self.random() < 0.6 else range(low + 3, low + 99, 4)))

    def mirrored(self):
        """A text that is the same backwards, or nearly."""
        half = "".join(self.row(self.pool.letters, max(3, self.size // 2), self.pool.letters[0]))
        return half + self.pick(("", self.pick(self.pool.letters))) + self.pick((half[::-1], half[::-1], half[-2:] + half[:-2][::-1], half[:0:-1] + self.pick(self.pool.letters)))

    def digits(self):
        return int("".join(str(v) for v in self.row(self.some(range(1, 10), 3), 6 + int(self.random() * 4), 0)))
