def main():
    teams = {"Quizzly Bears": [7, 9, 4], "Les Quizérables": [8, 8, 8], "Tequila Mockingbird": [10, 2, 9]}
    jokers = {"Quizzly Bears": 1, "Tequila Mockingbird": 0}
    late = ["Les Quizérables"]
    rounds = ("music", "history", "food")
    totals = {}
    for team, points in teams.items():
        doubled = points
        if team in jokers:
            doubled[jokers[team]] *= 2
        totals[team] = sum(doubled)
    for team in late:
        totals[team] -= 1
    for i, name in enumerate(rounds):
        best = max(teams, key=lambda t: teams[t][i])
        print(f"best in {name}: {best} with {teams[best][i]}")
    first, second = sorted(totals, key=totals.get, reverse=True)[:2]
    print(first, totals[first], "before", second, totals[second])
    margin = totals[first] - totals[second]
    print("close!" if margin <= 2 else f"clear, by {margin}")


main()
