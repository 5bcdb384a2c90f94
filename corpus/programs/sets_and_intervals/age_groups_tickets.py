GROUPS = [
    ("toddler", range(0, 3), 0),
    ("child", range(3, 14), 6),
    ("youth", range(14, 18), 9),
    ("adult", range(18, 65), 14),
    ("senior", range(65, 120), 10),
]


def group_of(age):
    for name, ages, price in GROUPS:
        if age in ages:
            return name, price
    raise ValueError(f"age {age}?")


def check_groups(groups):
    """The ranges must follow one another without gap."""
    for (name, a, _), (other, b, _) in zip(groups, groups[1:]):
        assert a.stop == b.start, f"gap between {name} and {other}"
    return groups[-1][1].stop


def family(*ages):
    prices = [group_of(a)[1] for a in ages]
    total = sum(prices)
    if prices.count(14) >= 2 and len(ages) > 2:
        total = min(total, 32)
    return total


def main():
    print("up to", check_groups(GROUPS) - 1)
    for age in (2, 3, 17, 65):
        print(age, *group_of(age))
    print(family(41, 39, 12, 9, 1), family(70, 16), family(41, 39))
    sizes = {name: len(ages) for name, ages, _ in GROUPS}
    print(sizes)
    print(family(30, 29, 0.5))


if __name__ == "__main__":
    main()
