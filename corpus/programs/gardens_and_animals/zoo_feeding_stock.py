stock = {"meat": 50, "hay": 120, "fish": 18}
animals = [
    {"name": "lion", "food": "meat", "kg": 7, "count": 3},
    {"name": "zebra", "food": "hay", "kg": 9, "count": 5},
    {"name": "penguin", "food": "fish", "kg": 0.8, "count": 12},
    {"name": "seal", "food": "fish", "kg": 4.5, "count": 1},
]


def daily():
    need = {}
    for a in animals:
        need[a["food"]] = need.get(a["food"], 0) + a["kg"] * a["count"]
    return need


def days_left(food):
    return int(stock[food] // daily()[food])


def feed(day):
    hungry = []
    for a in animals:
        amount = a["kg"] * a["count"]
        if stock[a["food"]] < amount:
            hungry.append(a["name"])
            continue
        stock[a["food"]] -= amount
    print(f"day {day}:", {f: round(kg, 1) for f, kg in stock.items()}, "hungry:", hungry or "-")
    return hungry


def main():
    print("need per day:", {f: round(n, 1) for f, n in daily().items()})
    print({f: days_left(f) for f in stock})
    day = 1
    while not feed(day):
        day += 1
    order = {f: round(7 * n - stock[f], 1) for f, n in daily().items()}
    print("order for a week:", order)


main()
