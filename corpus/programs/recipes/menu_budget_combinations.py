from itertools import product, combinations

starters = {"soup": 4.5, "salad": 5.0, "none": 0}
mains = {"pasta": 9.0, "fish": 14.5, "curry": 11.0}
desserts = {"cake": 4.0, "fruit": 3.0, "none": 0}


def menus(budget, *courses):
    for choice in product(*courses):
        price = sum(c[dish] for c, dish in zip(courses, choice))
        if price <= budget:
            yield price, choice


def describe(choice):
    return " + ".join(d for d in choice if d != "none")


def main():
    courses = starters, mains, desserts
    cheap = sorted(menus(15.5, *courses), reverse=True)
    print(len(cheap), "menus")
    for price, choice in cheap[:4]:
        print(f"{price:5.2f} {describe(choice)}")
    three = [c for p, c in menus(20, *courses) if "none" not in c]
    print(len(three), min(three, key=lambda c: sum(map(len, c))))
    pairs = [a + "/" + b for a, b in combinations(mains, 2)]
    print(pairs)
    print(list(menus(5, *courses)), next(menus(99, mains)))


main()
