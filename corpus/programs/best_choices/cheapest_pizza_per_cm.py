import math

menu = [("klein", 24, 6.50), ("mittel", 28, 8.20), ("groß", 32, 9.90), ("Familie", 45, 19.50)]

best_name = ""
best_price = 1000
for name, diameter, price in menu:
    area = math.pi * diameter ** 2 / 4
    per = price / area * 100
    print(f"{name:<8}{area:7.0f} cm2 {per:5.2f} cent-ish")
    if per < best_price:
        best_name = name
        best_price = per
print("best value:", best_name)

hungry = 1600
options = []
for i, (name, d, price) in enumerate(menu):
    n = math.ceil(hungry / (math.pi * d * d / 4))
    options.append((round(n * price, 2), n, name))
options.sort()
print(options)
total, n, name = options[0]
print(f"order {n} x {name} for {total:.2f}")
two_small = 2 * math.pi * 12 ** 2
print("two small ones are %s than a big one" % ("more" if two_small > math.pi * 16 ** 2 else "less"))
