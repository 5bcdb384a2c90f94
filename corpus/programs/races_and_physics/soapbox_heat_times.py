times = {
    "Rostlaube": [45.2, 44.8],
    "Blitz": [43.9, 47.0],
    "Käsekiste": [44.1, 44.2],
    "Turbo": [43.5],
}

ranking = []
for name in times:
    runs = times[name]
    if len(runs) < 2:
        print(name, "has only one run")
        continue
    total = runs[0] + runs[1]
    ranking.append([total, name])
ranking.sort()

place = 1
for total, name in ranking:
    gap = total - ranking[0][0]
    print(place, name.ljust(10), "%.2f" % total, "+%.2f" % gap)
    place = place + 1

fastest_name = ""
fastest = 999
for name in times:
    for t in times[name]:
        if t < fastest:
            fastest = t
            fastest_name = name
print("fastest run:", fastest_name, fastest)
improved = [n for n, r in times.items() if len(r) == 2 and r[1] < r[0]]
print("improved:", improved)
