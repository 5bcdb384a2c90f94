from itertools import groupby

maxima = [27, 31, 32, 29, 30, 33, 35, 34, 28, 31, 31, 31]
LIMIT, DAYS = 30, 3

waves = []
day = 1
for hot, group in groupby(maxima, key=lambda t: t >= LIMIT):
    temps = list(group)
    if hot and len(temps) >= DAYS:
        waves.append({"start": day, "length": len(temps), "peak": max(temps)})
    day += len(temps)

for w in waves:
    print("days {start} to {end}: peak {peak}".format(end=w["start"] + w["length"] - 1, **w))
hottest = max(waves, key=lambda w: (w["peak"], w["length"]))
print("hottest began on day", hottest["start"])
excess = sum(t - LIMIT for t in maxima if t > LIMIT)
print("excess degrees:", excess)
print("tropical share:", f"{sum(w['length'] for w in waves) / len(maxima):.1%}")
