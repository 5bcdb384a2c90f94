import sys

LIMIT = 300
names = ["white", "black"]


class Clock:
    def __init__(self, limit=LIMIT):
        self.left = [limit, limit]
        self.turn = 0
        self.moves = 0

    def press(self, seconds):
        self.left[self.turn] -= seconds
        if self.left[self.turn] < 0:
            raise TimeoutError(names[self.turn])
        self.turn = 1 - self.turn
        self.moves += 1

    def show(self):
        parts = []
        for name, left in zip(names, self.left):
            minutes, seconds = divmod(left, 60)
            parts.append(f"{name} {minutes}:{seconds:02d}")
        return " | ".join(parts)


def main(argv):
    clock = Clock()
    for seconds in [12, 40, 95]:
        clock.press(seconds)
    print(clock.show())
    blitz = Clock(30)
    try:
        blitz.press(10)
        blitz.press(31)
    except TimeoutError as loser:
        print("lost:", loser)
    finally:
        print(blitz.moves)
    return 0


if __name__ == "__main__":
    main(sys.argv[1:])
