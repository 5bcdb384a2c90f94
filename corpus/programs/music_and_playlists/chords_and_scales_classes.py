NAMES = "C C# D D# E F F# G G# A A# B".split()


class Note:
    def __init__(self, name):
        self.pitch = NAMES.index(name)

    def __add__(self, half_tones):
        return Note(NAMES[(self.pitch + half_tones) % 12])

    def __sub__(self, other):
        return (self.pitch - other.pitch) % 12

    def __eq__(self, other):
        return self.pitch == other.pitch

    def __hash__(self):
        return self.pitch

    def __str__(self):
        return NAMES[self.pitch]


class Scale:
    STEPS = {"major": (2, 2, 1, 2, 2, 2), "minor": (2, 1, 2, 2, 1, 2)}

    def __init__(self, root, kind):
        self.notes = [Note(root)]
        for step in self.STEPS[kind]:
            self.notes.append(self.notes[-1] + step)

    def chord(self, degree):
        picked = [self.notes[(degree - 1 + i) % 7] for i in (0, 2, 4)]
        third = picked[1] - picked[0]
        return "-".join(map(str, picked)), "major" if third == 4 else "minor"


c, a = Scale("C", "major"), Scale("A", "minor")
print(*c.notes, "|", *a.notes)
print(c.chord(1), c.chord(6), a.chord(1))
print(set(c.notes) == set(a.notes), len(set(c.notes) & set(Scale("G", "major").notes)))
print(Note("B") + 1, Note("C") - Note("A"), c.notes.index(Note("G")))
