class Ladder:
    def __init__(self, rungs):
        self.rungs = rungs
        self.height = 0
        self.log = []

    def climb(self, n=1):
        return Step(self, n)


class Step:
    def __init__(self, ladder, n):
        self.ladder, self.n = ladder, n

    def __enter__(self):
        if self.ladder.height + self.n > self.ladder.rungs:
            raise IndexError(f"no rung {self.ladder.height + self.n}")
        self.ladder.height += self.n
        self.ladder.log.append(self.ladder.height)
        return self.ladder.height

    def __exit__(self, kind, error, tb):
        self.ladder.height -= self.n
        self.ladder.log.append(self.ladder.height)
        return kind is IndexError and self.ladder.height == 0


def pick(ladder, apples):
    picked = []
    with ladder.climb(2) as h:
        picked += [a for a in apples if a <= h + 1]
        with ladder.climb() as h:
            picked += [a for a in apples if a == h + 1]
            with ladder.climb(3) as h:
                picked += [a for a in apples if a > 4]
    return picked


def main():
    apples = [1, 3, 4, 6, 7]
    for rungs in (6, 4):
        ladder = Ladder(rungs)
        print(rungs, pick(ladder, apples), ladder.height, ladder.log)
    low = Ladder(2)
    try:
        with low.climb(), low.climb(2):
            print("on the roof")
    except IndexError as e:
        print(e, low.log)
    print("done", low.height)


if __name__ == "__main__":
    main()
