from collections import deque


class Shelf:
    def __init__(self):
        self.crates = deque()

    def fill(self, best_before, n):
        self.crates.append([best_before, n])

    def take(self, n):
        """Oldest first; yields (best before, pieces)."""
        while n > 0:
            if not self.crates:
                raise LookupError(f"{n} missing")
            crate = self.crates[0]
            part = min(n, crate[1])
            crate[1] -= part
            n -= part
            yield crate[0], part
            if crate[1] == 0:
                self.crates.popleft()

    def __len__(self):
        return sum(n for _, n in self.crates)


def main():
    yoghurt = Shelf()
    for day, n in ((12, 4), (15, 6), (19, 2)):
        yoghurt.fill(day, n)
    print(list(yoghurt.take(5)), len(yoghurt))
    order = yoghurt.take(3)
    print(len(yoghurt), "before looking")
    print(next(order), len(yoghurt))
    try:
        print(list(yoghurt.take(9)))
    except LookupError as e:
        print(e, "- left:", len(yoghurt))
    print(list(yoghurt.take(0)))
    print(list(yoghurt.take(1)))


main()
