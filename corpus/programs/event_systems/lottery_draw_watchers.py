import random

random.seed(99)
tickets = {
    "Nina": {3, 8, 15, 21},
    "Omar": {1, 2, 3, 4},
    "Pia": {5, 8, 13, 21},
}
hits = {name: [] for name in tickets}

drawn = []
while len(drawn) < 6:
    ball = random.randint(1, 24)
    if ball in drawn:
        continue
    drawn.append(ball)
    for name, numbers in tickets.items():
        if ball in numbers:
            hits[name].append(ball)

print("drawn:", sorted(drawn))
for name in hits:
    n = len(hits[name])
    prize = [0, 0, 5, 50, 1000][n]
    print(f"{name}: {n} hits {hits[name]} wins {prize}")
best = max(hits, key=lambda name: len(hits[name]))
print("best", best)
