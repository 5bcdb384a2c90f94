MENU = {
    "starter": {"soup": 4.5, None: 0},
    "main": {"risotto": 13.0, "curry": 11.9},
    "dessert": {"tiramisù": 6.5, None: 0},
}
TASTE = {"soup": 5, "risotto": 8, "curry": 7, "tiramisù": 9, None: 0}


def menus(courses):
    if not courses:
        yield ()
        return
    first, *rest = courses
    for dish in MENU[first]:
        for tail in menus(rest):
            yield (dish,) + tail


def price(menu):
    return sum(MENU[course][dish] for course, dish in zip(MENU, menu))


def best(budget):
    affordable = [m for m in menus(list(MENU)) if price(m) <= budget]
    return max(affordable, key=lambda m: (sum(TASTE[d] for d in m), -price(m)))


print(sum(1 for _ in menus(list(MENU))), "menus")
for budget in (15, 26):
    m = best(budget)
    print(budget, [d for d in m if d], f"{price(m):.2f}")
print(best(10))
