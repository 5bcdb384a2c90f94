bids = [("oil lamp", "Ida", 40), ("oil lamp", "Max", 55), ("chair", "Ida", 20), ("oil lamp", "Uwe", 55), ("map", "Max", 15), ("chair", "Uwe", 31)]
minimum = {"oil lamp": 30, "chair": 25, "map": 20}

lots = {}
for lot, who, amount in bids:
    lots.setdefault(lot, []).append((amount, who))

spent = {}
for lot, offers in lots.items():
    offers.sort(reverse=True)
    top, winner = offers[0]
    if top < minimum[lot]:
        print(f"{lot}: not sold, {top} < {minimum[lot]}")
        continue
    second = offers[1][0] if len(offers) > 1 else minimum[lot]
    price = max(second, minimum[lot])
    spent[winner] = spent.get(winner, 0) + price
    print(f"{lot}: {winner} pays {price} (bid {top})")

print(spent, "income", sum(spent.values()))
tied = [lot for lot, offers in lots.items() if len({a for a, _ in offers}) < len(offers)]
print("tied:", tied)
losers = {who for _, who, _ in bids} - spent.keys()
print("went home with nothing:", sorted(losers))
