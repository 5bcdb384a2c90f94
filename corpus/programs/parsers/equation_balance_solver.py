def side(text):
    """'3x + 4 - x' -> (2, 4): how many x, and the number."""
    xs = number = 0
    for term in text.replace("-", "+-").split("+"):
        term = term.replace(" ", "")
        if not term:
            continue
        if term.endswith("x"):
            k = term[:-1]
            xs += -1 if k == "-" else int(k or 1)
        else:
            number += int(term)
    return xs, number


def solve(equation):
    left, right = equation.split("=")
    (a, b), (c, d) = side(left), side(right)
    x = (d - b) / (a - c)
    return int(x) if x == int(x) else x


def check(equation, x):
    left, right = (k * x + n for k, n in map(side, equation.split("=")))
    return abs(left - right) < 1e-9


def main():
    equations = ["2x + 3 = 11", "x = -4", "5 - x = 2x - 4", "-x + 10x = 3"]
    for e in equations:
        x = solve(e)
        print(f"{e:<16} x = {x:<20} {check(e, x)}")
    print(side("3x + 4 - x"), side("-x"), side("7-9"))
    results = {e: solve(e) for e in equations if "-" not in e}
    print(results)
    print(solve("2x + 1 = 2x + 5"))


if __name__ == "__main__":
    main()
