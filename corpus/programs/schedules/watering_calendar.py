PLANTS = dict(fern=2, cactus=14, basil=1, orchid=7)


def due(day, last):
    return {p for p, every in PLANTS.items() if day - last[p] >= every}


def simulate(days, away=range(0)):
    last = {p: 0 for p in PLANTS}
    dry = []
    for day in range(1, days + 1):
        thirsty = due(day, last)
        if day in away:
            dry += [(day, p) for p in sorted(thirsty) if day - last[p] > 2 * PLANTS[p]]
            continue
        for p in thirsty:
            last[p] = day
    return last, dry


last, dry = simulate(8)
print(dict(sorted(last.items())), dry)
last, dry = simulate(10, away=range(4, 8))
print("thirsty too long:", dry)
worst = {}
for day, plant in dry:
    worst[plant] = worst.get(plant, 0) + 1
print(worst)
print("next:", sorted((last[p] + PLANTS[p], p) for p in PLANTS))
