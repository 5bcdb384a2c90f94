def check(code):
    """A Gauss code names every crossing twice, once over (+) and once under (-)."""
    seen = {}
    for step in code:
        n, sign = abs(step), "+" if step > 0 else "-"
        seen.setdefault(n, []).append(sign)
    problems = []
    for n, signs in sorted(seen.items()):
        if len(signs) != 2:
            problems.append(f"crossing {n} comes {len(signs)}x")
        elif signs[0] == signs[1]:
            problems.append(f"crossing {n} is twice {signs[0]}")
    if seen and sorted(seen) != list(range(1, max(seen) + 1)):
        problems.append("numbers have gaps")
    return problems


def alternating(code):
    return all(a * b < 0 for a, b in zip(code, code[1:] + code[:1]))


def even_gaps(code):
    """Necessary for a drawing in the plane."""
    plain = [abs(s) for s in code]
    for n in set(plain):
        i = plain.index(n)
        j = plain.index(n, i + 1)
        if (j - i) % 2 == 0:
            return False
    return True


def main():
    codes = {
        "trefoil": [1, -2, 3, -1, 2, -3],
        "loop": [1, -1],
        "odd": [1, 2, -1, -2],
        "broken": [1, -2, 2, -4, 1],
    }
    for name, code in codes.items():
        problems = check(code)
        print(name, problems or (alternating(code), even_gaps(code)))
    print(check([]), alternating([1, -1]))


if __name__ == "__main__":
    main()
