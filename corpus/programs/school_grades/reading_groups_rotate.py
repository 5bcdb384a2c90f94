groups = {"foxes": ["Ada", "Bo", "Cy"], "owls": ["Di", "Ed"], "bears": ["Flo", "Gus", "Hal"]}
stations = ["library", "computer", "teacher"]


def rotate(items, n):
    n %= len(items)
    return items[n:] + items[:n]


def plan(groups, stations, days):
    names = list(groups)
    return {day: dict(zip(names, rotate(stations, i))) for i, day in enumerate(days)}


def move(child, target):
    for name, members in groups.items():
        if child in members:
            members.remove(child)
            groups[target].append(child)
            return name
    return None


def main():
    week = plan(groups, stations, ["Mon", "Tue", "Wed", "Thu"])
    for day, places in week.items():
        print(day, " ".join(f"{g}@{s}" for g, s in places.items()))
    visits = {g: [week[d][g] for d in week].count("teacher") for g in groups}
    print("with the teacher:", visits)
    print(move("Hal", "owls"), move("Zoe", "owls"))
    sizes = {g: len(m) for g, m in groups.items()}
    print(sizes, "even" if max(sizes.values()) - min(sizes.values()) <= 1 else "uneven")
    where = {child: week["Wed"][g] for g, members in groups.items() for child in members}
    print([c for c, s in where.items() if s == "computer"])
    print(rotate([1, 2, 3], -1), rotate("abc", 4), week["Mon"] == week["Thu"])


main()
