from collections import defaultdict

PEOPLE = [
    ("18-29", "bus", 7), ("30-49", "car", 4), ("18-29", "bike", 9), ("50+", "car", 6),
    ("30-49", "bike", 8), ("50+", "bus", 5), ("18-29", "bus", 6), ("30-49", "car", 5),
]


def crosstab(rows, value=lambda r: 1, combine=sum):
    cells = defaultdict(list)
    for r in rows:
        cells[r[0], r[1]].append(value(r))
    return {k: combine(v) for k, v in cells.items()}


def show(table, fmt="{}"):
    rows = sorted({a for a, _ in table})
    cols = sorted({b for _, b in table})
    print(" " * 7 + "".join(f"{c:>7}" for c in cols))
    for r in rows:
        print(f"{r:<7}" + "".join(f"{fmt.format(table[r, c]) if (r, c) in table else '-':>7}" for c in cols))


def mean(values):
    return sum(values) / len(values)


def main():
    counts = crosstab(PEOPLE)
    show(counts)
    show(crosstab(PEOPLE, value=lambda r: r[2], combine=mean), "{:.1f}")
    best = crosstab(PEOPLE, lambda r: r[2], max)
    print(max(best, key=best.get), best["30-49", "car"])
    by_age = defaultdict(int)
    for (age, _), n in counts.items():
        by_age[age] += n
    share = {k: f"{n / by_age[k[0]]:.0%}" for k, n in sorted(counts.items())}
    print(share[("18-29", "bus")], share[("50+", "car")], dict(by_age))


if __name__ == "__main__":
    main()
