from dataclasses import dataclass


@dataclass(frozen=True)
class Guest:
    name: str
    diet: str = "all"
    allergies: frozenset = frozenset()


DISHES = {
    "quiche": {"veg": True, "vegan": False, "has": {"egg", "milk"}},
    "chili": {"veg": True, "vegan": True, "has": set()},
    "salmon": {"veg": False, "vegan": False, "has": {"fish"}},
    "satay": {"veg": True, "vegan": True, "has": {"peanut"}},
}


def can_eat(guest, dish):
    info = DISHES[dish]
    match guest.diet:
        case "vegan" if not info["vegan"]:
            return False
        case "veg" if not info["veg"]:
            return False
    return not guest.allergies & info["has"]


def menu(guests):
    """Fewest dishes (greedy) so that everybody gets something."""
    hungry, chosen = list(guests), []
    while hungry:
        best = max(DISHES, key=lambda d: sum(can_eat(g, d) for g in hungry))
        fed = [g for g in hungry if can_eat(g, best)]
        if not fed:
            return chosen, hungry
        chosen.append(best)
        hungry = [g for g in hungry if g not in fed]
    return chosen, []


def main():
    guests = [Guest("Ann"), Guest("Bo", "vegan"), Guest("Cy", "veg", frozenset({"egg"})), Guest("Di", allergies=frozenset({"fish"}))]
    print(menu(guests))
    for dish in DISHES:
        print(f"{dish:<7}", ", ".join(g.name for g in guests if can_eat(g, dish)))
    del DISHES["chili"]
    chosen, left = menu(guests)
    print(chosen, left)
    picky = Guest("Ed", "vegan", frozenset({"peanut"}))
    print([g.name for g in menu(guests + [picky])[1]])


if __name__ == "__main__":
    main()
