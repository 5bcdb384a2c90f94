NAMES = "C Db D Eb E F Gb G Ab A Bb B".split()


class Tone:
    def __init__(self, name):
        self.n = NAMES.index(name) if isinstance(name, str) else name % 12

    def __add__(self, half_steps):
        return Tone(self.n + half_steps)

    def __sub__(self, other):
        if isinstance(other, Tone):
            return (self.n - other.n) % 12
        return self + -other

    def __eq__(self, other):
        return self.n == other.n

    def __hash__(self):
        return self.n

    def __repr__(self):
        return NAMES[self.n]


def scale(root, steps=(2, 2, 1, 2, 2, 2)):
    tones = [root]
    for s in steps:
        tones.append(tones[-1] + s)
    return tones


def main():
    c, g = Tone("C"), Tone("G")
    print(scale(c), scale(g))
    print(g - c, c - g, c - 1, c + 14)
    print(set(scale(g)) - set(scale(c)), len(set(scale(c)) & set(scale(Tone("Gb")))))
    circle = [c]
    while (nxt := circle[-1] + 7) != c:
        circle.append(nxt)
    print(circle, len(circle))
    minor = scale(Tone("A"), steps=(2, 1, 2, 2, 1, 2))
    print(minor, sorted(minor, key=hash) == sorted(scale(c), key=hash))


if __name__ == "__main__":
    main()
