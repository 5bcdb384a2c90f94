from fractions import Fraction

garam = {"cumin": 4, "coriander": 3, "cardamom": 2, "clove": 1, "cinnamon": 2}
total = sum(garam.values())

shares = {name: Fraction(n, total) for name, n in garam.items()}
for name, share in shares.items():
    print(name.ljust(10), share, f"{float(share):.1%}")

jar = 60
grams = {name: jar * share for name, share in shares.items()}
print({n: str(g) for n, g in grams.items()}, sum(grams.values()))

stock = {"cumin": 50, "coriander": 12, "cardamom": 9, "clove": 40, "cinnamon": 20}
limit = min(stock, key=lambda n: stock[n] / shares[n])
possible = stock[limit] / shares[limit]
print("limited by", limit, "to", possible, "g =", float(possible) / jar, "jars")

for name in stock:
    stock[name] -= possible * shares[name]
left = {n: int(g) for n, g in stock.items() if g}
print(left, stock[limit] == 0)
