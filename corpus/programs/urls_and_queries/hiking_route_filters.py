routes = [
    {"name": "Seeweg", "km": 8.5, "up": 120, "type": "loop"},
    {"name": "Gratüber", "km": 14.2, "up": 1150, "type": "traverse"},
    {"name": "Almrunde", "km": 11, "up": 540, "type": "loop"},
    {"name": "Schlucht", "km": 6, "up": 300, "type": "there and back"},
]


def hours(r):
    flat = r["km"] / 4
    climb = r["up"] / 400
    return max(flat, climb) + min(flat, climb) / 2


def find(**filters):
    result = routes
    for key, value in filters.items():
        if key.endswith("_max"):
            result = [r for r in result if r[key[:-4]] <= value]
        elif key.endswith("_min"):
            result = [r for r in result if r[key[:-4]] >= value]
        else:
            result = [r for r in result if r[key] == value]
    return sorted(result, key=hours)


for r in find():
    h = hours(r)
    print(f"{r['name']:<9}{int(h)}:{round(h % 1 * 60):02} h, {r['up'] / r['km']:.0f} m per km")

print([r["name"] for r in find(type="loop", km_max=10)])
print([r["name"] for r in find(up_min=300, up_max=600)])
print(find(km_max=5))

day = 7.0
plan = []
for r in find():
    if hours(r) <= day:
        plan.append(r["name"])
        day -= hours(r)
print(plan, round(day, 2))
hardest = max(routes, key=lambda r: r["up"])
hardest["up"] = 0
print(hardest["name"], hours(hardest), find()[0]["name"])
