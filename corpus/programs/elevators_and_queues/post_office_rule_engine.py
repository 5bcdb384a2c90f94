parcels = [
    dict(to="Wien", kg=1.2, size=(20, 15, 10)),
    dict(to="Lyon", kg=31.5, size=(60, 60, 40), express=True),
    dict(to="Oslo", kg=0.3, size=(35, 25, 2)),
    dict(to="Brno", kg=6, size=(130, 20, 20)),
]


def price(kg, size, to, express=False, **extra):
    longest = max(size)
    girth = longest + 2 * (sum(size) - longest)
    if kg > 31:
        raise ValueError("too heavy")
    if girth > 200 and not express:
        raise ValueError(f"girth {girth} cm is too much")
    if kg <= 0.5 and min(size) <= 2:
        base = 2.7
    elif kg <= 2:
        base = 4.99
    else:
        base = 6.99 + 0.5 * (kg - 2)
    return base * 1.8 if express else base


def main():
    total = 0
    back = []
    for p in parcels:
        try:
            cost = price(**p)
        except ValueError as problem:
            back.append((p["to"], str(problem)))
        else:
            total += cost
            print(f"{p['to']}: {cost:.2f}")
    for to, why in back:
        print(f"{to} goes back: {why}")
    print(f"total {total:.2f}")
    parcels.append({"to": "Bonn", "kg": 2.0, "size": (10, 10, 10), "insured": 500})
    print(price(**parcels[-1]))
    print(price(**{k: v for k, v in parcels[-1].items() if k != "size"}))


main()
