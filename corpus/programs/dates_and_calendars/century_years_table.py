def century(year):
    return year // 100 + 1


def ordinal(n):
    return f"{n}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th') if n not in (11, 12, 13) else 'th'}"


def era(year):
    return f"{-year + 1} BC" if year <= 0 else f"AD {year}"


buildings = {
    "Old bridge": 1200,
    "Town wall": 1199,
    "Station": 1901,
    "Temple": -44,
    "Library": 2001,
}

for name, year in sorted(buildings.items(), key=lambda b: b[1]):
    print(f"{name:<11}{era(year):>8}  {ordinal(century(year))} century")

groups = {}
for name, year in buildings.items():
    groups.setdefault(century(year), []).append(name)
print(groups)

first_day_of_21st = 2001
print(century(2000), century(first_day_of_21st), century(100), century(1))
span = max(buildings.values()) - min(buildings.values())
print(span, "years;", len(groups), "centuries")
decades = [f"{y // 10 * 10}s" for y in buildings.values() if y > 1900]
print(decades, [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 21, 22)])
ages = {n: 2024 - y for n, y in buildings.items()}
jubilees = [n for n, a in ages.items() if a % 25 == 0]
print(ages, jubilees or "no jubilee")
