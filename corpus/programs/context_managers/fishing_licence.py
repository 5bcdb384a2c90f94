from contextlib import closing, suppress, nullcontext


class Lake:
    def __init__(self, fish):
        self.fish = fish
        self.closed = False

    def catch(self):
        if self.closed:
            raise ValueError("lake is closed")
        return self.fish.pop()

    def close(self):
        self.closed = True
        print("lake closed,", len(self.fish), "fish left")


def day(lake, tries, polite=True):
    bag = []
    manager = suppress(IndexError) if polite else nullcontext()
    with manager:
        for _ in range(tries):
            bag.append(lake.catch())
    return bag


def main():
    with closing(Lake(["trout", "perch", "eel", "boot"])) as lake:
        first = day(lake, 2)
        second = day(lake, 5)
        print(first, second)
    try:
        day(lake, 1)
    except ValueError as e:
        print("no:", e)
    empty = Lake([])
    print(day(empty, 3))
    best = max(first + second, key=len)
    print("best catch:", best)
    day(empty, 1, polite=False)


main()
