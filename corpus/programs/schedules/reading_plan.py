def chapters_per_day(chapters, days):
    base, extra = divmod(len(chapters), days)
    plan = []
    i = 0
    for day in range(days):
        n = base + (1 if day < extra else 0)
        plan.append(chapters[i:i + n])
        i += n
    return plan


def balanced(pages, days):
    """Split by pages instead of chapters."""
    goal = sum(pages) / days
    plan, today, read = [], [], 0
    for number, p in enumerate(pages, 1):
        today.append(number)
        read += p
        if read >= goal * (len(plan) + 1):
            plan.append(today)
            today = []
    return plan


def load(plan, pages):
    return [sum(pages[c - 1] for c in day) for day in plan]


def main():
    pages = [12, 30, 8, 25, 14, 40, 9, 22]
    chapters = list(range(1, len(pages) + 1))
    simple = chapters_per_day(chapters, 3)
    clever = balanced(pages, 3)
    print(simple, load(simple, pages))
    print(clever, load(clever, pages))
    spread = lambda loads: max(loads) - min(loads)
    better = min([simple, clever], key=lambda p: spread(load(p, pages)))
    print("take", "the clever one" if better is clever else "the simple one")


main()
