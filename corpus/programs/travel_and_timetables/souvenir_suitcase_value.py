from functools import reduce
from operator import add, itemgetter, mul

souvenirs = [
    ("magnet", 3, 0.1, 4), ("carpet", 120, 9.0, 1), ("olive oil", 14, 1.1, 2),
    ("hat", 18, 0.2, 1), ("spoon", 2, 0.05, 10),
]

total_price = reduce(add, (price * n for _, price, _, n in souvenirs))
total_weight = sum(map(lambda s: s[2] * s[3], souvenirs))
print(f"{total_price} for {total_weight:.2f} kg")

by_density = sorted(souvenirs, key=lambda s: s[1] / s[2], reverse=True)
print([name for name, *_ in by_density])
light = list(filter(lambda s: mul(s[2], s[3]) < 1, souvenirs))
print("light:", list(map(itemgetter(0), light)))

names, prices, weights, counts = zip(*souvenirs)
print(max(zip(prices, names)), min(zip(weights, names)), sum(counts))

duty_free = 150
remaining, kept = duty_free, []
for name, price, _, n in sorted(souvenirs, key=itemgetter(1)):
    affordable = min(n, remaining // price)
    remaining -= affordable * price
    kept.append((name, affordable))
print("declared free:", dict(kept), "left", remaining)
taxed = sum((n - k) * p for (_, p, _, n), (_, k) in zip(sorted(souvenirs, key=itemgetter(1)), kept))
print(f"duty on {taxed}: {taxed * 0.175:.2f}")
