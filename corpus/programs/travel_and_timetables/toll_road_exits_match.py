EXITS = {"Nord": 0, "Markt": 12, "See": 31, "Süd": 58}


def toll(entry):
    match entry:
        case {"vignette": True}:
            return 0.0
        case {"from": a, "to": b} if a == b:
            return 5.0
        case {"from": a, "to": b, "axles": n} if n > 2:
            return round(abs(EXITS[a] - EXITS[b]) * 0.11 * n, 2)
        case {"from": a, "to": b}:
            return round(abs(EXITS[a] - EXITS[b]) * 0.07, 2)
        case {"to": b}:
            return round(max(abs(EXITS[b] - km) for km in EXITS.values()) * 0.07, 2)


cars = [
    {"plate": "GR 1", "from": "Nord", "to": "Süd"},
    {"plate": "ZH 22", "from": "See", "to": "Markt", "axles": 4},
    {"plate": "UR 9", "from": "See", "to": "See"},
    {"plate": "BE 5", "to": "Markt"},
    {"plate": "VS 3", "from": "Nord", "to": "See", "vignette": True},
    {"plate": "TI 8"},
]
income = 0
for car in cars:
    price = toll(car)
    print(f"{car['plate']:6} {price}")
    if price:
        income += price
print(f"income {income:.2f}, free {sum(toll(c) == 0 for c in cars)}, unknown {[c['plate'] for c in cars if toll(c) is None]}")
