people = [
    {"name": "Frau Jung", "street": "Große Straße 5", "zip": "49074", "city": "Osnabrück", "country": "DE"},
    {"name": "M. Leroy", "street": "12, rue du Lac", "zip": "69003", "city": "Lyon", "country": "FR"},
    {"name": "Mr. Stone", "street": "8 Mill Lane", "zip": "BS1 5TR", "city": "Bristol", "country": "GB"},
    {"name": "Nemo", "street": "Nautilus", "city": "The Sea", "country": "XX"},
]
LAYOUTS = {
    "DE": "{name}\n{street}\n{zip} {city}",
    "FR": "{name}\n{street}\n{zip} {city:^}\nFRANCE",
    "GB": "{name}\n{street}\n{city}\n{zip}\nUNITED KINGDOM",
}
POSTAGE = {"DE": 0.70, "FR": 0.95}


def label(person, default="{name}, {city}"):
    layout = LAYOUTS.get(person["country"], default)
    return layout.format(**person)


total = 0
for p in people:
    text = label(p)
    lines = text.split("\n")
    width = max(len(line) for line in lines)
    print("+" + "-" * (width + 2) + "+")
    for line in lines:
        print("| " + line.ljust(width) + " |")
    total += POSTAGE.get(p["country"], 1.10)
print(f"postage {total:.2f}")
print([p["name"] for p in people if "zip" not in p])
by_country = sorted(people, key=lambda p: (p["country"] != "DE", p["name"]))
print([p["name"].split()[-1] for p in by_country])
print(LAYOUTS["GB"].format_map(people[3]))
