log = [
    (12050, 38.2, 1.749),
    (12640, 35.0, 1.699),
    (13310, 41.7, 1.829),
    (13900, 33.4, 1.659),
]

start, first_litres, _ = log[0]
print("km from", start, "to", log[-1][0])
litres = cost = 0
for (before, _, _), (km, l, price) in zip(log, log[1:]):
    driven = km - before
    use = l / driven * 100
    litres += l
    cost += l * price
    flag = " <-- a lot" if use > 6 else ""
    print(f"{driven:>4} km {l:5.1f} l {use:5.2f} l/100km{flag}")

distance = log[-1][0] - start
print("mean %.2f l/100km" % (litres / distance * 100))
print("cost %.2f, %.3f per km" % (cost, cost / distance))

cheapest = min(log, key=lambda r: r[2])
dearest = max(log, key=lambda r: r[2])
print("prices from", cheapest[2], "to", dearest[2])
if_cheap = litres * cheapest[2]
print(f"always cheap: {if_cheap:.2f}, saved {cost - if_cheap:.2f}")
tank = 50
print("range", int(tank / (litres / distance)), "km")
