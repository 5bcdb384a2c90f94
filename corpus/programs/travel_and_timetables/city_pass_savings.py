sights = {"Tower": 12, "Zoo": 18, "Museum": 9, "Boat": 15, "Dungeon": 21}
pass_price = {"1 day": 29, "2 days": 41, "3 days": 49}
plan = {"1 day": ["Tower", "Boat"], "2 days": ["Tower", "Boat", "Zoo", "Museum"], "3 days": list(sights)}

for name, price in pass_price.items():
    single = 0
    for s in plan[name]:
        single += sights[s]
    if single > price:
        print(name, "pass saves", single - price)
    else:
        print(name, "pass loses", price - single)

per_day = {}
for name in pass_price:
    days = int(name[0])
    per_day[name] = pass_price[name] / days
print({n: round(p, 2) for n, p in per_day.items()})
sights["Zoo"] *= 0.5
sights["Crypt"] = 4
now = sum(sights[s] for s in plan["3 days"])
print("with half the zoo:", now, "crypt planned:", "Crypt" in plan["3 days"])
dear, cheap = max(sights, key=sights.get), min(sights, key=sights.get)
print(dear, "costs", sights[dear] / sights[cheap], "times", cheap)
