import random

rng = random.Random(3)
paths = {"short": 2, "long": 5}
scent = {"short": 1.0, "long": 1.0}

for ant in range(8):
    names = list(paths)
    choice = rng.choices(names, weights=[scent[n] for n in names])[0]
    for n in names:
        scent[n] *= 0.9
    scent[choice] += 1 / paths[choice]
    print(ant, choice, {n: round(s, 2) for n, s in scent.items()})

winner = max(scent, key=scent.get)
share = scent[winner] / sum(scent.values())
print(f"{winner} path holds {share:.0%} of the scent")
