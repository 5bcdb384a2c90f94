from dataclasses import dataclass


@dataclass
class Remainder:
    people: int
    left: int

    def __str__(self):
        return f"{self.left} left over with {self.people}"

    def fits(self, n):
        return n % self.people == self.left


def smallest(clues, limit=2000):
    """Works through the clues, adding the product of those already met."""
    n, step = 0, 1
    for clue in clues:
        while not clue.fits(n):
            n += step
            if n > limit:
                raise ArithmeticError(f"no number up to {limit} ({clue})")
        step *= clue.people
    return n, step


def main():
    clues = [Remainder(3, 2), Remainder(5, 3), Remainder(7, 2)]
    n, step = smallest(clues)
    print(f"{n} coconuts, or {n + step}, or {n + 2 * step}")
    for c in clues:
        print("-", c, c.fits(n))
    print(smallest(clues[:1]), smallest([]))
    try:
        smallest([Remainder(4, 1), Remainder(6, 2)], limit=100)
    except ArithmeticError as e:
        print(e)
    eggs, _ = smallest([Remainder(k, 1) for k in (2, 3, 4)] + [Remainder(5, 0)])
    print("eggs:", eggs)


if __name__ == "__main__":
    main()
