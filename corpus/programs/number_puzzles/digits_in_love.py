def partner(d):
    return 10 - d


def in_love(number):
    """Digits which stand next to a digit with which they make ten."""
    digits = [int(c) for c in str(number)]
    return [(a, b) for a, b in zip(digits, digits[1:]) if a + b == 10]


def best_date(dates):
    scored = []
    for d in dates:
        day, month, year = d.split(".")
        n = int(day + month + year)
        scored.append((len(in_love(n)), d))
    return max(scored)


def complete(pattern):
    """Fill each ? so that it loves its left neighbour."""
    out = ""
    for ch in pattern:
        if ch == "?":
            if not out:
                raise ValueError("nobody to the left")
            out += str(partner(int(out[-1])))
        else:
            out += ch
    return int(out)


def main():
    for n in (1928, 555, 46, 7):
        print(n, in_love(n))
    print(best_date(["28.09.1973", "19.08.2019", "01.01.2000"]))
    print(complete("3?4?"), complete("5??"))
    try:
        complete("?1")
    except ValueError as e:
        print("alone:", e)
    print(complete("10?"))
    chains = [n for n in range(100, 130) if len(in_love(n)) == 1]
    print(chains)


main()
