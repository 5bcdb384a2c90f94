herbs = [
    ("basil", 2.49, ["summer"]), ("chives", 1.99, ["spring", "summer"]), ("sage", 2.79, ["summer", "autumn"]),
    ("parsley", 1.49, ["spring", "summer", "autumn"]), ("mint", 2.19, ["spring"]),
]

cheap = [name for name, price, _ in herbs if price < 2]
by_season = {s: [n for n, _, seasons in herbs if s in seasons] for s in ("spring", "summer", "autumn", "winter")}
print("cheap:", cheap)
for season, names in by_season.items():
    print(f"{season:7} {len(names)} {' '.join(names) or '(nothing)'}")

prices = dict((n, p) for n, p, _ in herbs)
basket = ["basil", "mint", "basil", "parsley"]
total = sum(prices[b] for b in basket)
discount = 0.1 if len(set(basket)) >= 3 else 0
print(f"{total:.2f} - {discount:.0%} = {total * (1 - discount):.2f}")
name, price = max(prices.items(), key=lambda x: x[1])
print("dearest:", name, price)
print(sorted(prices, key=prices.get)[:2], round(sum(prices.values()) / len(prices), 3))
always = set.intersection(*(set(s) for _, _, s in herbs))
print("in every list:", always or None)
