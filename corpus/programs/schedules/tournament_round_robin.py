def fixtures(teams):
    teams = list(teams)
    if len(teams) % 2:
        teams.append(None)
    n = len(teams)
    rounds = []
    for _ in range(n - 1):
        pairs = [(teams[i], teams[n - 1 - i]) for i in range(n // 2)]
        rounds.append([p for p in pairs if None not in p])
        teams.insert(1, teams.pop())
    return rounds


def home_games(rounds):
    count = {}
    for games in rounds:
        for home, away in games:
            count[home] = count.get(home, 0) + 1
            count.setdefault(away, 0)
    return count


def main():
    clubs = ["Lions", "Bears", "Owls", "Foxes", "Crows"]
    plan = fixtures(clubs)
    for number, games in enumerate(plan, start=1):
        text = ", ".join(f"{a}-{b}" for a, b in games)
        free = set(clubs) - {c for g in games for c in g}
        print(f"Round {number}: {text} (free: {free.pop()})")
    print(home_games(plan))
    played = {frozenset(g) for games in plan for g in games}
    print(len(played) == len(clubs) * (len(clubs) - 1) // 2)
    print(clubs)


if __name__ == "__main__":
    main()
