import random

random.seed(99)
ducks = {n: {"owner": o, "x": 0.0} for n, o in enumerate(["Kita", "Bank", "Opa Fritz", "FC Süd", "Lina"], 1)}
finish = 12.0
order = []
tick = 0
while len(order) < 3:
    tick += 1
    for n, duck in ducks.items():
        if n in order:
            continue
        duck["x"] += random.uniform(0, 2)
        if random.random() < 0.1:
            duck["x"] -= 1.5
        if duck["x"] >= finish:
            order.append(n)
    if tick % 4 == 0:
        leader = max(ducks, key=lambda n: ducks[n]["x"])
        print(f"tick {tick}: duck {leader} leads at {ducks[leader]['x']:.1f}")

prizes = ["bicycle", "hamper", "rubber duck"]
for prize, n in zip(prizes, order):
    print(f"{prize:12} duck {n} ({ducks[n]['owner']})")
last = min(ducks, key=lambda n: ducks[n]["x"])
print("last:", last, ducks[last]["owner"])
print("ticks", tick, "speed", round(finish / tick, 2))
