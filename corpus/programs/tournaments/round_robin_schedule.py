def schedule(teams):
    teams = list(teams)
    if len(teams) % 2:
        teams.append(None)
    half = len(teams) // 2
    rounds = []
    for _ in range(len(teams) - 1):
        pairs = [(a, b) for a, b in zip(teams[:half], reversed(teams[half:])) if a and b]
        rounds.append(pairs)
        teams = [teams[0], teams[-1], *teams[1:-1]]
    return rounds


def opponents(rounds, team):
    found = []
    for pairs in rounds:
        for a, b in pairs:
            if team == a:
                found.append(b)
            elif team == b:
                found.append(a)
    return found


def main():
    clubs = ["Köln", "Bern", "Graz", "Linz", "Metz"]
    rounds = schedule(clubs)
    for number, pairs in enumerate(rounds, 1):
        free = set(clubs) - {t for p in pairs for t in p}
        print(f"{number}. " + ", ".join(f"{a}-{b}" for a, b in pairs), "| free:", *free)
    print("Graz plays", opponents(rounds, "Graz"))
    games = sum(map(len, rounds))
    assert games == len(clubs) * (len(clubs) - 1) // 2
    print(games, "games")


if __name__ == "__main__":
    main()
