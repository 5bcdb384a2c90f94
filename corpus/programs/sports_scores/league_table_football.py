def main():
    results = [
        ("Rovers", 2, "United", 2),
        ("City", 0, "Rovers", 1),
        ("United", 3, "City", 0),
        ("Town", 1, "Rovers", 1),
        ("City", 4, "Town", 2),
    ]
    points = {}
    goals = {}
    for home, hg, away, ag in results:
        for team in (home, away):
            points.setdefault(team, 0)
            goals.setdefault(team, [0, 0])
        goals[home][0] += hg
        goals[home][1] += ag
        goals[away][0] += ag
        goals[away][1] += hg
        if hg > ag:
            points[home] += 3
        elif ag > hg:
            points[away] += 3
        else:
            points[home] += 1
            points[away] += 1
    order = sorted(points, key=lambda t: (-points[t], goals[t][1] - goals[t][0], t))
    for i, team in enumerate(order, 1):
        f, a = goals[team]
        print(f"{i}. {team:8}{f}:{a} {f - a:+d} {points[team]:3}")
    print("leader:", order[0], "bottom:", order[-1])


if __name__ == "__main__":
    main()
