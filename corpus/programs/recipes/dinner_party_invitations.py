guests = {
    "Aya": {"eats": {"fish", "veg"}, "brings": "cake"},
    "Ben": {"eats": {"meat", "fish", "veg"}, "brings": None},
    "Cora": {"eats": {"veg"}, "brings": "wine"},
}
dishes = {"curry": "veg", "salmon": "fish", "stew": "meat", "risotto": "veg"}


def edible(dish, people):
    return [p for p in people if dishes[dish] in guests[p]["eats"]]


def smallest_menu(people):
    """Greedy: as few dishes as possible so that everybody eats two."""
    hungry = {p: 2 for p in people}
    menu = []
    while any(hungry.values()):
        rest = [d for d in dishes if d not in menu]
        if not rest:
            return menu, [p for p, n in hungry.items() if n]
        best = max(rest, key=lambda d: sum(hungry[p] > 0 for p in edible(d, people)))
        menu.append(best)
        for p in edible(best, people):
            hungry[p] = max(0, hungry[p] - 1)
    return menu, []


def main():
    for d in dishes:
        print(f"{d:<8}{', '.join(edible(d, guests))}")
    print(smallest_menu(list(guests)))
    guests["Dov"] = {"eats": {"meat"}, "brings": "wine"}
    menu, hungry = smallest_menu(["Cora", "Dov"])
    print(menu, hungry)
    brings = [g["brings"] for g in guests.values() if g["brings"]]
    print({b: brings.count(b) for b in brings})


if __name__ == "__main__":
    main()
