def main():
    camels = [
        {"name": "Zahra", "load": 120, "strength": 150},
        {"name": "Omar", "load": 180, "strength": 170},
        {"name": "Leila", "load": 90, "strength": 160},
    ]
    water = 60
    route = [("well", 2, 40), ("dunes", 3, 0), ("oasis", 1, 80), ("city", 2, 0)]
    days = 0
    for place, length, found in route:
        for _ in range(length):
            days += 1
            water -= 4 * len(camels)
            for c in camels:
                if c["load"] > c["strength"]:
                    extra = c["load"] - c["strength"]
                    c["load"] -= extra
                    weakest = min(camels, key=lambda x: x["load"] / x["strength"])
                    weakest["load"] += extra
                    print(f"day {days}: {extra} kg from {c['name']} to {weakest['name']}")
            if water < 0:
                print(f"day {days}: no water before the {place}")
                water = 0
        water = min(80, water + found)
        print(f"{place}: day {days}, water {water}")
    print("goods:", sum(c["load"] for c in camels), {c["name"]: c["load"] for c in camels})


main()
