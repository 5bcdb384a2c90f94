shops = {
    "Aldo": {"milk": 1.05, "eggs": 2.4, "rice": 1.9},
    "Besta": {"milk": 0.99, "eggs": 2.6, "rice": 2.1, "figs": 3.3},
    "Corso": {"milk": 1.15, "rice": 1.7, "figs": 2.9},
}
need = [("milk", 4), ("rice", 2), ("figs", 1)]

costs = {}
for shop, prices in shops.items():
    if any(product not in prices for product, _ in need):
        print(shop, "does not have everything")
        continue
    costs[shop] = sum(prices[product] * n for product, n in need)
for shop, cost in costs.items():
    print(f"{shop}: {cost:.2f}")

plan = {}
total = 0
for product, n in need:
    shop = min((s for s in shops if product in shops[s]), key=lambda s: shops[s][product])
    plan.setdefault(shop, []).append(product)
    total += n * shops[shop][product]
print(plan)
print(f"split: {total:.2f}, one shop: {min(costs.values()):.2f}")
trips = len(plan)
print("worth it" if min(costs.values()) - total > 0.5 * (trips - 1) else "stay in one shop")
