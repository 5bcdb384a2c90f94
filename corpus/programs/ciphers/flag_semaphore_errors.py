POSITIONS = {"A": (0, 1), "B": (0, 2), "C": (0, 3), "D": (0, 4), "E": (5, 0), "F": (6, 0), "G": (7, 0), "H": (1, 2), "I": (1, 3)}
LOOKUP = {frozenset(p): c for c, p in POSITIONS.items()}


class BadSignal(ValueError):
    def __init__(self, signal, guesses):
        super().__init__(f"{signal} could be {'/'.join(guesses) or 'nothing'}")
        self.guesses = guesses


def near(a, b):
    return min((a - b) % 8, (b - a) % 8)


def read(left, right):
    letter = LOOKUP.get(frozenset((left, right)))
    if letter is None:
        guesses = [c for c, (x, y) in POSITIONS.items()
                   if min(near(x, left) + near(y, right), near(x, right) + near(y, left)) == 1]
        raise BadSignal((left, right), guesses)
    return letter


def main():
    signals = [(2, 1), (0, 5), (1, 1), (4, 0), (6, 4)]
    text, doubtful = "", 0
    for s in signals:
        try:
            text += read(*s)
        except BadSignal as e:
            doubtful += 1
            text += e.guesses[0].lower() if e.guesses else "?"
            print(e)
    print(text, doubtful)
    arms = [POSITIONS[c] for c in "BADGE"]
    moves = sum(near(a, c) + near(b, d) for (a, b), (c, d) in zip(arms, arms[1:]))
    print(arms, "moves", moves)
    print(read(*reversed(POSITIONS["G"])), len(LOOKUP) == len(POSITIONS))


main()
