from fractions import Fraction

PRIZES = [0, 50, 100, 300, 500]


def expected(level, sure, joker, memo=None):
    """Best expected prize from this level on; `sure` is the chance to know the answer."""
    memo = {} if memo is None else memo
    if level == len(PRIZES) - 1:
        return Fraction(PRIZES[level]), "stop"
    key = level, joker
    if key not in memo:
        options = {"stop": Fraction(PRIZES[level])}
        win = expected(level + 1, sure, joker, memo)[0]
        options["play"] = sure * win
        if joker:
            after = expected(level + 1, sure, False, memo)[0]
            options["joker"] = min(Fraction(1), sure + Fraction(1, 4)) * after
        best = max(options, key=options.get)
        memo[key] = options[best], best
    return memo[key]


def main():
    for sure in (Fraction(1, 2), Fraction(7, 10), Fraction(9, 10)):
        row = []
        for level in range(len(PRIZES)):
            value, action = expected(level, sure, True)
            row.append(f"{action}:{float(value):.0f}")
        print(sure, " ".join(row))
    value, action = expected(1, Fraction(3, 5), joker=False)
    print(action, value, float(value))
    print(expected(4, Fraction(1, 10), True))


if __name__ == "__main__":
    main()
