prices = [0.1, 0.2, 0.3]
total = 0.0
for p in prices:
    total += p
print(total, total == 0.6, round(total, 10) == 0.6)

halves = [0.5, 1.5, 2.5, 3.5]
print([round(h) for h in halves], sum(round(h) for h in halves), round(sum(halves)))
print(round(2.675, 2), f"{2.675:.2f}", f"{1234567.891:,.1f}")

x = 1.0
steps = 0
while x != 0:
    x = x - 0.125
    steps += 1
print("eighths:", steps)

x = 1.0
steps = 0
while x > 0:
    x -= 0.1
    steps += 1
print("tenths:", steps, x)

cents = [int(p * 100) for p in (0.29, 1.15, 8.20, 4.35)]
print(cents, [round(p * 100) for p in (0.29, 1.15, 8.20, 4.35)])
big = 10 ** 16
print(big + 1.0 == big, float(big) + 2 - big, 7 // 2, -7 // 2, -7 % 3)
values = [3, 1.5, True, 2 + 0j]
print(sum(values), max(values[:3]), 1e3 == 1000, "%g" % 0.00001234)
