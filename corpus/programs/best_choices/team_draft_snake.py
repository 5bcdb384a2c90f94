players = {"Ina": 9, "Jim": 7, "Kat": 8, "Leo": 4, "Mo": 6, "Nik": 5}
captains = ["Red", "Blue"]
teams = {c: [] for c in captains}

pool = sorted(players, key=players.get, reverse=True)
turn = 0
direction = 1
while pool:
    captain = captains[turn]
    pick = pool.pop(0)
    teams[captain].append(pick)
    print(captain, "takes", pick)
    turn += direction
    if turn == len(captains) or turn < 0:
        direction = -direction
        turn += direction

strength = {c: sum(players[p] for p in team) for c, team in teams.items()}
print(strength)
gap = abs(strength["Red"] - strength["Blue"])
print("fair" if gap <= 1 else f"unfair by {gap}")

if gap > 1:
    swap = [(a, b) for a in teams["Red"] for b in teams["Blue"] if players[a] - players[b] == gap // 2]
    print("possible swaps:", swap)
