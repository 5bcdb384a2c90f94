def main():
    players = ["Popp", "Bühl", "Freigang"]
    goals = [[2, 0, 1, 0], [1, 1, 0, 0], [0, 0, 0, 3]]
    minutes = [[90, 61, 90, 12], [90, 90, 45, 0], [0, 20, 30, 90]]
    per_player = {}
    for i, name in enumerate(players):
        total = sum(goals[i])
        played = sum(minutes[i])
        per_player[name] = total / played * 90
        matches = sum(m > 0 for m in minutes[i])
        print(f"{name:9}{total} goals in {matches} matches, {per_player[name]:.2f} per 90 min")
    best = max(per_player, key=per_player.get)
    print("best rate:", best)
    by_match = [sum(row[j] for row in goals) for j in range(4)]
    print("goals by match:", by_match, "blank:", by_match.count(0))
    joker = [(players[i], j + 1) for i in range(3) for j in range(4) if goals[i][j] and minutes[i][j] < 60]
    print("jokers:", joker)
    transposed = list(zip(*goals))
    print(transposed[0], max(transposed, key=sum), sum(map(sum, goals)))


main()
