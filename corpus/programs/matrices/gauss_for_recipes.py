"""Solve for how much of each ingredient was used, exactly."""
from fractions import Fraction


class NoSolution(Exception):
    pass


def solve(a, b):
    n = len(a)
    m = [[Fraction(x) for x in row] + [Fraction(y)] for row, y in zip(a, b)]
    for i in range(n):
        pivot = next((r for r in range(i, n) if m[r][i] != 0), None)
        if pivot is None:
            raise NoSolution("column %d has no pivot" % i)
        m[i], m[pivot] = m[pivot], m[i]
        factor = m[i][i]
        m[i] = [x / factor for x in m[i]]
        for r in range(n):
            if r != i:
                k = m[r][i]
                m[r] = [x - k * y for x, y in zip(m[r], m[i])]
    return [row[-1] for row in m]


def main():
    protein = [10, 2, 7]
    fat = [1, 8, 3]
    weight = [1, 1, 1]
    answer = solve([protein, fat, weight], [41, 27, 8])
    print(*answer)
    print([float(round(x, 3)) for x in answer])
    print(solve([[0, 2], [3, 1]], [8, 10]))
    try:
        solve([[1, 2], [2, 4]], [3, 6])
    except NoSolution as exc:
        print("no:", exc)


if __name__ == "__main__":
    main()
