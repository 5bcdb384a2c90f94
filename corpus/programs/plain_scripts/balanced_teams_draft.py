players = {"Mo": 9, "Lu": 7, "Ed": 7, "Al": 5, "Zo": 4, "Kit": 2}

# snake draft
a, b = [], []
order = sorted(players, key=lambda p: (-players[p], p))
for i, p in enumerate(order):
    (a if i % 4 in (0, 3) else b).append(p)
print("snake:", a, b)

def strength(team):
    return sum(players[p] for p in team)

print(strength(a), strength(b))

# try all halves
best = None
n = len(order)
for mask in range(1 << (n - 1)):
    if bin(mask).count("1") != n // 2:
        continue
    team = [order[i] for i in range(n) if mask >> i & 1]
    rest = [p for p in order if p not in team]
    gap = abs(strength(team) - strength(rest))
    if best is None or gap < best[0]:
        best = (gap, team, rest)

gap, team, rest = best
print("best:", team, rest, "gap", gap)
print("snake is", "as good" if abs(strength(a) - strength(b)) == gap else "worse")
captains = [max(t, key=players.get) for t in (team, rest)]
print("captains", " and ".join(captains))
