from bisect import bisect, insort

limits = [250, 500, 750, 1000]
prices = [1.4, 2.5, 3.4, 4.2, 5.5]

def price(grams):
    return prices[bisect(limits, grams)]

loaves = [240, 250, 612, 999, 1000, 1650]
for g in loaves:
    print(f"{g:>5} g {price(g):.2f} {1000 * price(g) / g:5.2f}/kg")

shelf = []
for g in (800, 300, 1200, 500, 750):
    insort(shelf, g)
print(shelf)

def take(at_least):
    i = bisect(shelf, at_least - 1)
    return shelf.pop(i) if i < len(shelf) else None

sold = [take(w) for w in (400, 700, 1300, 760)]
print(sold, shelf)
income = sum(price(g) for g in sold if g)
print(f"{income:.2f}", len([s for s in sold if s is None]), "went away")
cheapest = min(loaves, key=lambda g: price(g) / g)
print("best value", cheapest)
