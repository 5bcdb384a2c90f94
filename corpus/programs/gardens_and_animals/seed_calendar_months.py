MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()

SEEDS = {
    "tomato": {"indoor": (2, 3), "outdoor": (5, 5), "harvest": (7, 10)},
    "spinach": {"outdoor": (3, 9), "harvest": (5, 11)},
    "broad bean": {"outdoor": (11, 2), "harvest": (6, 7)},
}


def within(month, span):
    first, last = span
    if first <= last:
        return first <= month <= last
    return month >= first or month <= last


def tasks(month):
    for seed, plan in SEEDS.items():
        for task, span in plan.items():
            if within(month, span):
                yield f"{task} {seed}"


def line(seed):
    marks = ""
    for m in range(1, 13):
        letters = [t[0].upper() for t, span in SEEDS[seed].items() if within(m, span)]
        marks += letters[0] if len(letters) == 1 else "*" if letters else "."
    return marks


def main():
    print(" " * 11 + "".join(m[0] for m in MONTHS))
    for seed in SEEDS:
        print(f"{seed:11}{line(seed)}")
    for month in (2, 7, 12):
        print(MONTHS[month - 1], list(tasks(month)))
    counts = {m: len(list(tasks(i))) for i, m in enumerate(MONTHS, 1)}
    busiest = max(counts, key=counts.get)
    print("busiest:", busiest, counts[busiest], "quiet:", [m for m, n in counts.items() if n == 0])


main()
