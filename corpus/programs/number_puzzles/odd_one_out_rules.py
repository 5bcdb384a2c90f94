from math import isqrt

RULES = {
    "even": lambda n: n % 2 == 0,
    "prime": lambda n: n > 1 and all(n % d for d in range(2, isqrt(n) + 1)),
    "square": lambda n: isqrt(n) ** 2 == n,
    "palindrome": lambda n: str(n) == str(n)[::-1] and n > 9,
    "digit sum 7": lambda n: sum(map(int, str(n))) == 7,
}


def odd_ones(numbers):
    """For each rule which separates exactly one number: (number, rule)."""
    for name, rule in RULES.items():
        results = [rule(n) for n in numbers]
        for wanted in (True, False):
            if results.count(wanted) == 1:
                n = numbers[results.index(wanted)]
                yield n, f"{'' if wanted else 'not '}{name}"


def verdict(numbers):
    reasons = {}
    for n, why in odd_ones(numbers):
        reasons.setdefault(n, []).append(why)
    if not reasons:
        return "no odd one"
    best = max(reasons, key=lambda n: len(reasons[n]))
    return f"{best} ({', '.join(reasons[best])})"


def main():
    for puzzle in ([2, 3, 5, 9, 13], [16, 25, 36, 44], [7, 16, 34, 25, 61], [4, 6, 8]):
        print(puzzle, "->", verdict(puzzle))
    print(list(odd_ones([11, 13])))
    RULES["teen"] = lambda n: 13 <= n <= 19
    print(verdict([2, 3, 5, 9, 13]))


if __name__ == "__main__":
    main()
