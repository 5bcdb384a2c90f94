from collections import Counter


def upper(dice, n):
    return dice.count(n) * n


def three_of_a_kind(dice):
    return sum(dice) if max(Counter(dice).values()) >= 3 else 0


def full_house(dice):
    return 25 if sorted(Counter(dice).values()) == [2, 3] else 0


def small_straight(dice):
    s = set(dice)
    return 30 if any(s >= set(range(i, i + 4)) for i in (1, 2, 3)) else 0


CATEGORIES = {
    "three": three_of_a_kind,
    "house": full_house,
    "straight": small_straight,
    "sixes": lambda d: upper(d, 6),
    "fours": lambda d: upper(d, 4),
}


def best_category(dice, used):
    options = {name: f(dice) for name, f in CATEGORIES.items() if name not in used}
    name = max(options, key=options.get)
    return name, options[name]


def main():
    rolls = [[4, 4, 4, 2, 2], [1, 2, 3, 4, 6], [6, 6, 6, 6, 1], [2, 3, 5, 4, 4]]
    sheet = {}
    for dice in rolls:
        name, points = best_category(dice, sheet)
        sheet[name] = points
        print(dice, "->", name, points)
    total = sum(sheet.values())
    print(f"total {total}, left: {sorted(CATEGORIES.keys() - sheet.keys())}")


if __name__ == '__main__':
    main()
