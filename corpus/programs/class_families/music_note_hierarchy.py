NAMES = "C C# D D# E F F# G G# A A# B".split()


class Note:
    def __init__(self, text):
        self.name, self.octave = text[:-1], int(text[-1])

    @property
    def number(self):
        return 12 * self.octave + NAMES.index(self.name)

    def __add__(self, steps):
        octave, i = divmod(self.number + steps, 12)
        return type(self)(NAMES[i] + str(octave))

    def __str__(self):
        return f"{self.name}{self.octave}"


class Tuned(Note):
    a4 = 440

    @property
    def hertz(self):
        return self.a4 * 2 ** ((self.number - 57) / 12)


class Chord:
    steps = (0, 4, 7)

    def __init__(self, root):
        self.notes = [root + s for s in self.steps]

    def __str__(self):
        return "-".join(map(str, self.notes))


class Minor(Chord):
    steps = (0, 3, 7)


class Seventh(Chord):
    steps = Chord.steps + (10,)


def main():
    print(Chord(Note("C4")), Minor(Note("A3")), Seventh(Tuned("G4")))
    a = Tuned("A4")
    print(a.hertz, round((a + 3).hertz, 2), (a + -12).hertz)
    Tuned.a4 = 442
    print(a.hertz, str(a + 14))
    high = max(Seventh(a).notes, key=lambda n: n.number)
    print(high, round(high.hertz))


if __name__ == "__main__":
    main()
