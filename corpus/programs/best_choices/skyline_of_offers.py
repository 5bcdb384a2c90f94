# laptops: (name, price, battery hours) - which ones are never beaten in both?
laptops = [
    ("Air", 999, 11),
    ("Brick", 420, 4),
    ("Cloud", 650, 9),
    ("Deluxe", 1200, 10),
    ("Eco", 420, 6),
]


def beaten(a, b):
    _, price_a, hours_a = a
    _, price_b, hours_b = b
    return price_b <= price_a and hours_b >= hours_a and (price_b, hours_b) != (price_a, hours_a)


front = [a for a in laptops if not any(beaten(a, b) for b in laptops)]
print("worth a look:", [n for n, *_ in front])

for a in laptops:
    by = [b[0] for b in laptops if beaten(a, b)]
    if by:
        print(a[0], "is beaten by", " and ".join(by))

front.sort(key=lambda l: l[1])
for (n1, p1, h1), (n2, p2, h2) in zip(front, front[1:]):
    print(f"{n1} -> {n2}: {(p2 - p1) / (h2 - h1):.0f} euro for one more hour")
