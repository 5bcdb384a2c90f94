from collections import Counter
from fractions import Fraction


def rank(dice):
    counts = sorted(Counter(dice).values(), reverse=True)
    table = {(5,): 7, (4, 1): 6, (3, 2): 5, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    if counts == [1] * 5:
        return 4 if max(dice) - min(dice) == 4 else 0
    return table[tuple(counts)]


def expected(dice, i):
    """Mean rank when die i is thrown again."""
    total = sum(rank(dice[:i] + [face] + dice[i + 1:]) for face in range(1, 7))
    return Fraction(total, 6)


def advice(dice):
    best = max(range(5), key=lambda i: expected(dice, i))
    if expected(dice, best) > rank(dice):
        return f"throw die {best + 1} ({dice[best]}) again: {float(expected(dice, best)):.2f}"
    return "keep"


def main():
    for dice in ([3, 3, 3, 5, 1], [2, 3, 4, 5, 6], [6, 6, 2, 2, 1]):
        print(dice, rank(dice), advice(dice))


if __name__ == "__main__":
    main()
