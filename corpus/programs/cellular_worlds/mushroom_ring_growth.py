radius = 1.0
rings = []
year = 2015
weather = {2015: "wet", 2016: "dry", 2017: "wet", 2018: "dry", 2019: "dry", 2020: "normal"}
growth = {"wet": 0.35, "dry": 0.05, "normal": 0.2}

while year in weather:
    radius = radius + growth[weather[year]]
    rings.append([year, round(radius, 2)])
    year += 1

for y, r in rings:
    area = 3.14159 * r * r
    print(y, "r =", r, "m, area", round(area, 2), "m2", weather[y])

area_before = 3.14159 * 1.0 ** 2
print("times", round(area / area_before, 2))
dry_years = [y for y in weather if weather[y] == "dry"]
print("dry:", dry_years, "gained", round(len(dry_years) * growth["dry"], 2))
first, *_, last = rings
print(last[1] - first[1], last[0] - first[0])
