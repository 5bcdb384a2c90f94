from itertools import combinations

groups = {
    "A": ["Brazil", "Ghana", "Spain", "Japan"],
    "B": ["Italy", "France", "Chile", "Egypt"],
    "C": ["Peru", "Kenya", "Spain", "Qatar"],
}
CONTINENT = {"Brazil": "SA", "Chile": "SA", "Peru": "SA", "Spain": "EU", "Italy": "EU", "France": "EU",
             "Ghana": "AF", "Egypt": "AF", "Kenya": "AF", "Japan": "AS", "Qatar": "AS"}


def same_continent(teams):
    for a, b in combinations(teams, 2):
        if CONTINENT[a] == CONTINENT[b]:
            yield a, b


def repeated(groups):
    where = {}
    for name, teams in groups.items():
        for t in teams:
            where.setdefault(t, []).append(name)
    return {t: names for t, names in where.items() if len(names) > 1}


def main():
    for name, teams in groups.items():
        pairs = list(same_continent(teams))
        games = len(list(combinations(teams, 2)))
        print(name, games, "games", pairs or "fine")
    print("twice:", repeated(groups))
    groups["C"][2] = "France"
    groups["B"][1] = "Spain"
    groups["A"][2] = "Italy"
    groups["B"][0] = "Mali"
    CONTINENT["Mali"] = "AF"
    print(repeated(groups), [list(same_continent(t)) for t in groups.values()])
    missing = CONTINENT.keys() - {t for teams in groups.values() for t in teams}
    print("not drawn:", sorted(missing))


if __name__ == "__main__":
    main()
