import random

rng = random.Random(8)
doors = {"A", "B", "C"}
stats = {"stay": 0, "switch": 0}
games = 12

for game in range(games):
    prize = rng.choice(sorted(doors))
    pick = rng.choice(sorted(doors))
    opened = min(doors - {prize, pick})
    other, = doors - {pick, opened}
    if pick == prize:
        stats["stay"] += 1
    elif other == prize:
        stats["switch"] += 1
    else:
        print("impossible", game)

for plan, wins in stats.items():
    print(f"{plan:<7} {wins:>2}/{games} = {wins / games:.0%}")
print("sum check:", sum(stats.values()) == games)
