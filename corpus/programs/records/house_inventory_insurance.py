rooms = {
    "living room": [("sofa", 1200, 2015), ("tv", 650, 2021)],
    "kitchen": [("oven", 800, 2010), ("table", 300, 1998)],
    "office": [],
}
YEAR = 2024

def value(price, bought, rate=0.1):
    """loses 10 % a year, but never below a fifth"""
    years = YEAR - bought
    now = price * (1 - rate) ** years
    return max(round(now), price // 5)

def total(room):
    return sum(value(price, year) for _, price, year in rooms[room])

for room in rooms:
    print(f"{room}: {total(room)} €")
    for item, price, year in sorted(rooms[room], key=lambda t: -value(*t[1:])):
        print(f"   {item:<6} {price:>5} {value(price, year):>5}")

everything = sum(total(r) for r in rooms)
new = sum(p for items in rooms.values() for _, p, _ in items)
print(f"insured for {everything} of {new} ({everything / new:.0%})")
rooms["office"] += [("laptop", 1500, 2024)]
print(total("office"), value(1500, 2024, rate=0.3), value(100, 1990))
