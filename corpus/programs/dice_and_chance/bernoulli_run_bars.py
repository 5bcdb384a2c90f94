import random
from itertools import accumulate

random.seed(2718)
p = 0.3
results = [random.random() < p for _ in range(20)]
print("".join("X" if r else "o" for r in results))

hits = list(accumulate(results))
for n in (5, 10, 15, 20):
    share = hits[n - 1] / n
    print(f"after {n:>2}: {hits[n - 1]:>2} hits = {share:.2f} {'=' * round(share * 30)}")

waits = []
count = 0
for r in results:
    count += 1
    if r:
        waits.append(count)
        count = 0
print("waiting times", waits, "mean", round(sum(waits) / len(waits), 2), "expected", round(1 / p, 2))

sd = (p * (1 - p) / len(results)) ** 0.5
z = (hits[-1] / len(results) - p) / sd
print(f"z = {z:+.2f}", "unusual" if abs(z) > 2 else "ordinary")
