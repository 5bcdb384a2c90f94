walls = [(4.2, 2.5), (3.1, 2.5), (4.2, 2.5), (3.1, 2.5)]
openings = [("door", 0.9, 2.0), ("window", 1.4, 1.2), ("window", 1.4, 1.2)]
coats = 2
spread = 7.5    # m² per litre
cans = {10: 64.9, 5: 36.5, 2.5: 21.9, 1: 11.5}

area = sum(w * h for w, h in walls) - sum(w * h for _, w, h in openings)
litres = area * coats / spread
print(f"{area:.2f} m², {litres:.2f} l")

left = litres
bought = {}
for size in sorted(cans, reverse=True):
    n = int(left // size)
    if n:
        bought[size] = n
        left -= n * size
if left > 0:
    bought[1] = bought.get(1, 0) + 1
price = sum(cans[s] * n for s, n in bought.items())
print(bought, f"{price:.2f} €")

options = []
for size, p in cans.items():
    n = -(-litres // size)
    options.append((round(n * p, 2), size, int(n)))
best = min(options)
print(options)
print("only one size:", best, "cheaper!" if best[0] < price else "")
kinds = [name for name, *_ in openings]
print({k: kinds.count(k) for k in kinds})
