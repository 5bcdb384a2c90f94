purse = 12_500
shares = {1: 0.40, 2: 0.25, 3: 0.15, 4: 0.10, 5: 0.06, 6: 0.04}
results = [("Ines", 1), ("Jiří", 2), ("Klaas", 2), ("Lara", 4), ("Mona", 5), ("Nils", 5), ("Olaf", 7)]

tied = {}
for name, place in results:
    tied.setdefault(place, []).append(name)

paid = {}
for place, names in tied.items():
    places = range(place, place + len(names))
    pot = sum(shares.get(p, 0) for p in places) * purse
    for name in names:
        paid[name] = round(pot / len(names), 2)

for name, money in paid.items():
    print(f"{name:<6}{money:>10,.2f}" if money else f"{name:<6}         -")
print(f"{'sum':<6}{sum(paid.values()):>10,.2f}")
assert sum(shares.values()) == 1, sum(shares.values())
print("all shares given")
