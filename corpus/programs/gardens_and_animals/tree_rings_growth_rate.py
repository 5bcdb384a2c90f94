rings = [2.1, 2.4, 1.1, 1.0, 0.9, 2.2, 2.6, 2.5, 3.0]
first_year = 2012


def smooth(values, k=1):
    for i in range(len(values)):
        part = values[max(0, i - k):i + k + 1]
        yield round(sum(part) / len(part), 2)


def dry_spell(values, factor=0.6):
    mean = sum(values) / len(values)
    years = [first_year + i for i, v in enumerate(values) if v < factor * mean]
    return years


radius = 0
diameters = {}
for year, width in enumerate(rings, first_year):
    radius += width
    diameters[year] = 2 * radius
print({y: round(d, 1) for y, d in diameters.items()})
print("smooth", list(smooth(rings)))
print("dry years", dry_spell(rings))
fat = max(range(len(rings)), key=rings.__getitem__) + first_year
print("best year", fat)
over_20 = next(y for y, d in diameters.items() if d > 20)
print("over 20 mm in", over_20, "total", diameters[2020])
other = [1.9, 1.0, 1.1, 0.8, 2.0]
best = max(range(len(rings) - len(other) + 1), key=lambda s: -sum(abs(a - b) for a, b in zip(rings[s:], other)))
print("the other piece begins in", first_year + best)
