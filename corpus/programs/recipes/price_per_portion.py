prices = {
    "spaghetti": (1.29, 500),
    "eggs": (3.49, 10),
    "bacon": (2.79, 150),
    "parmesan": (4.59, 200),
}
carbonara = {"spaghetti": 400, "eggs": 4, "bacon": 150, "parmesan": 80}
portions = 4

lines = []
for name, amount in carbonara.items():
    price, pack = prices[name]
    cost = price * amount / pack
    lines.append((cost, name))

lines.sort(reverse=True)
total = sum(cost for cost, _ in lines)
for cost, name in lines:
    print(f"{name:<10}{cost:6.2f} {cost / total:5.0%}")
print(f"total {total:.2f}, portion {total / portions:.2f}")

packs = {n: -(-a // prices[n][1]) for n, a in carbonara.items()}
paid = sum(prices[n][0] * k for n, k in packs.items())
print(f"at the till {paid:.2f}", packs)
restaurant = 12.90
print("saved", round(restaurant * portions - paid, 2))
