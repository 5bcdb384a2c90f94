prices = {"ring": 200.0, "watch": 80.0}

def raise_price(item, percent):
    prices[item] *= 1 + percent / 100
    return prices[item]

print(raise_price("ring", 10))
print(raise_price("ring", -10))
print("same as before:", prices["ring"] == 200)
print("%.2f lost" % (200 - prices["ring"]))

def percent_of(part, whole):
    return 100 * part // whole

def carat(k):
    return percent_of(k, 24)

for k in (8, 14, 18, 24):
    print(k, "carat:", carat(k), "%")

shares = {"Al": 1, "Bo": 1, "Cy": 1}
cut = {name: percent_of(n, sum(shares.values())) for name, n in shares.items()}
print(cut, sum(cut.values()))
alloy = [(10, 18), (20, 8)]
gold = sum(g * k / 24 for g, k in alloy)
print(f"{gold:.2f} g gold in {sum(g for g, _ in alloy)} g, {24 * gold / 30:.1f} carat")
print(raise_price("watch", 25), raise_price("watch", -20) == 80)
