def main():
    points = {"A": 11, "10": 10, "K": 4, "O": 3, "U": 2}
    tricks = {"player": ["A", "10", "U", "9", "K", "K", "O", "7", "A", "9", "8", "U"], "partner": ["10", "K", "8", "8"], "others": ["A", "A", "10", "10", "O", "O", "U", "U", "K", "7", "7", "7", "8", "9", "9", "O"]}
    counts = {who: sum(points.get(c, 0) for c in cards) for who, cards in tricks.items()}
    print(counts, sum(counts.values()))
    team = counts["player"] + counts["partner"]
    won = team >= 61
    value = 20
    loser_points = min(team, counts["others"])
    if loser_points < 31:
        value += 10
        print("Schneider!")
    if not tricks["others"] or not (tricks["player"] or tricks["partner"]):
        value += 10
    runners = 3
    value += 10 * runners if runners >= 3 else 0
    sign = 1 if won else -1
    payout = {"player": sign * value, "partner": sign * value, "others": -sign * value}
    print("team", team, "won" if won else "lost", "value", value)
    for who, cents in payout.items():
        print(f"{who:8}{cents / 100:+.2f}")
    if won and team == 61:
        print("that was close")


if __name__ == "__main__":
    main()
