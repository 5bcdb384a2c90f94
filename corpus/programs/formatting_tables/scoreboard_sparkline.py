TICKS = "▁▂▃▄▅▆▇█"


def spark(values, low=None, high=None):
    low = min(values) if low is None else low
    high = max(values) if high is None else high
    span = (high - low) or 1
    return "".join(TICKS[int((v - low) / span * (len(TICKS) - 1))] for v in values)


scores = {
    "Ivy": [3, 5, 4, 8, 9],
    "Jon": [9, 7, 7, 6, 5],
    "Kit": [5, 5, 5, 5, 5],
}

for name, values in scores.items():
    delta = values[-1] - values[0]
    arrow = "↑" if delta > 0 else "↓" if delta < 0 else "→"
    print(f"{name} {spark(values)} {arrow}{abs(delta)} (last {values[-1]})")

low = min(map(min, scores.values()))
high = max(map(max, scores.values()))
print("same scale:")
for name, values in scores.items():
    print(name, spark(values, low, high))
print(spark(range(8)), spark([1]), len(TICKS))
sums = [sum(v) for v in zip(*scores.values())]
print(spark(sums), sums)
print(spark([0, 5, 10], low=0, high=5))
