throws = {"Ina": [3, 5, 0, 4], "Jo": [6, 1, 1], "Ken": [4, 4, 4, 5]}

best_total = 0
for name, hops in throws.items():
    total = 0
    for h in hops:
        total += h
    mean = total / 4
    print(name, total, mean, "best", max(hops))
    if total > best_total:
        best_total = total
        winner = name

print("winner:", winner)

speed = 12.0
hops = 0
distance = 0.0
while speed > 2.5:
    distance += speed ** 2 * 0.04
    speed *= 0.8
    hops += 1
print("model:", hops, "hops", round(distance, 2), "m, last speed", round(speed, 2))
near = [n for n, h in throws.items() if hops - 2 <= max(h) <= hops]
print("as good as the model:", near)
