trees = [("juniper", 12, 18), ("maple", 30, 42), ("pine", 55, 35), ("elm", 4, 15)]


def price(age, height):
    if age < 10:
        base = 20
    elif age < 50:
        base = 20 + (age - 10) * 8
    else:
        base = 400 + (age - 50) ** 2
    return base * (1.5 if 20 <= height <= 40 else 1)


def show(*rows, title="Price list", width=30):
    print(title.center(width, "~"))
    for name, amount in rows:
        print(name + f"{amount:.2f}".rjust(width - len(name), "."))


prices = [(name, price(age, height)) for name, age, height in trees]
show(*prices)
show(*sorted(prices, key=lambda p: p[1])[:2], title="bargains", width=20)
show(title="sold out", width=12)
after = {name: price(age + 5, height + 1) - p for (name, age, height), (_, p) in zip(trees, prices)}
print("in five years:", {n: round(d, 1) for n, d in after.items()})
best = max(after, key=lambda n: after[n] / dict(prices)[n])
print("best growth:", best)
total = sum(p for _, p in prices)
print("stock %.2f, mean %.2f" % (total, total / len(prices)))
