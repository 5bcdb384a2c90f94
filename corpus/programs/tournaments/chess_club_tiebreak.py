results = {
    ("Anton", "Bella"): 1,
    ("Anton", "Chen"): 0.5,
    ("Anton", "Dora"): 0,
    ("Bella", "Chen"): 1,
    ("Bella", "Dora"): 0.5,
    ("Chen", "Dora"): 1,
}
names = sorted({n for pair in results for n in pair})


def score(a, b):
    if (a, b) in results:
        return results[a, b]
    return 1 - results[b, a]


points = {a: sum(score(a, b) for b in names if b != a) for a in names}


def sonneborn_berger(a):
    return sum(score(a, b) * points[b] for b in names if b != a)


def main():
    print("      " + " ".join(n[:2] for n in names))
    for a in names:
        row = " ".join(" x" if a == b else f"{score(a, b):>2g}"[:2] for b in names)
        print(f"{a:6}{row}  {points[a]:.1f} {sonneborn_berger(a):.2f}")
    table = sorted(names, key=lambda n: (points[n], sonneborn_berger(n)), reverse=True)
    print(" > ".join(table))
    equal = [n for n in names if points[n] == points[table[0]]]
    print("tied at the top:", equal)


if __name__ == "__main__":
    main()
