from statistics import mean, pstdev

per_minute = [41, 39, 44, 40, 42, 97, 43, 38, 0, 41]


def zscores(values):
    m, s = mean(values), pstdev(values)
    return [(v - m) / s for v in values]


def anomalies(values, limit=2):
    for minute, (v, z) in enumerate(zip(values, zscores(values))):
        if abs(z) > limit:
            yield minute, v, "spike" if z > 0 else "drop"


def clean(values):
    bad = {m for m, *_ in anomalies(values, 1.5)}
    return [v for m, v in enumerate(values) if m not in bad]


found = list(anomalies(per_minute))
print(found)
print([round(z, 1) for z in zscores(per_minute)])
better = clean(per_minute)
print(better, round(mean(better), 2), round(pstdev(better), 2))
print(list(anomalies(better)))
for minute, value, kind in anomalies(per_minute, limit=1.5):
    print(f"minute {minute}: {kind} ({value}, expected about {mean(better):.0f})")
flat = [5, 5, 5]
print(clean(flat))
