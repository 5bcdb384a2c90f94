starter = 20
flour_used = 0
log = []
# feeding 1:2:2, keep 20 g each time, bake on day 4
for day in range(1, 6):
    fed = starter + 2 * starter + 2 * starter
    flour_used += 2 * starter
    if day == 4:
        need = 180
        rounds = 0
        while fed < need + 20:
            flour_used += 2 * fed
            fed *= 5
            rounds += 1
        print("day", day, "extra feedings:", rounds, "->", fed, "g")
        fed -= need
    thrown = fed - 20
    starter = 20
    log.append((day, fed, thrown))

for day, fed, thrown in log:
    print(f"day {day}: {fed:>4} g, thrown away {thrown} g")
waste = sum(t for _, _, t in log)
print("waste", waste, "g; flour", flour_used, "g")
print("%.0f %% wasted" % (100 * waste / (waste + 180)))
worst = max(log, key=lambda entry: entry[2])
print("worst day:", worst[0])
