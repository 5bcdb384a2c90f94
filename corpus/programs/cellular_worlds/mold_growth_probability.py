import random


class Dish:
    def __init__(self, size, seed):
        self.size = size
        self.rng = random.Random(seed)
        self.mold = {(size // 2, size // 2)}

    def edge(self):
        out = set()
        for x, y in self.mold:
            out |= {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        inside = {(x, y) for x, y in out if 0 <= x < self.size and 0 <= y < self.size}
        return sorted(inside - self.mold)

    def day(self, p):
        grown = {cell for cell in self.edge() if self.rng.random() < p}
        self.mold |= grown
        return len(grown)

    def clean(self, *cells):
        before = len(self.mold)
        self.mold.difference_update(cells)
        return before - len(self.mold)


def main():
    dish = Dish(5, seed=1928)
    growth = [dish.day(0.5) for _ in range(4)]
    print("growth", growth, "total", len(dish.mold))
    removed = dish.clean((2, 2), (2, 1), (9, 9))
    print("removed", removed)
    print("edge", len(dish.edge()), "cells")
    for y in range(dish.size):
        print("".join("%" if (x, y) in dish.mold else "." for x in range(dish.size)))
    share = len(dish.mold) / dish.size ** 2
    print(f"covered {share:.0%}")


if __name__ == "__main__":
    main()
