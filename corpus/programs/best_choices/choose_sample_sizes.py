import math
import statistics

pilot = {"A": [12.1, 11.8, 12.9, 12.4], "B": [14.0, 9.5, 17.2, 11.3], "C": [8.0, 8.1, 7.9, 8.0]}
margin = 0.8
z = 1.96
budget = 60

needed = {}
for name, values in pilot.items():
    sd = statistics.stdev(values)
    n = math.ceil((z * sd / margin) ** 2)
    needed[name] = max(n, len(values))
    print(f"{name}: mean {statistics.mean(values):6.2f} sd {sd:5.2f} -> n = {needed[name]}")

total = sum(needed.values())
print("together", total, "of", budget)
if total <= budget:
    spare = budget - total
    worst = max(needed, key=needed.get)
    needed[worst] += spare
    print(f"{spare} more for {worst}")
else:
    scale = budget / total
    needed = {k: max(4, math.floor(n * scale)) for k, n in needed.items()}
    print("scaled:", needed)

reached = {k: round(z * statistics.stdev(pilot[k]) / math.sqrt(n), 2) for k, n in needed.items()}
print(reached, "ok" if max(reached.values()) <= margin else "too coarse")
cv = sorted(pilot, key=lambda k: statistics.stdev(pilot[k]) / statistics.mean(pilot[k]))
print("steadiest first:", "".join(cv))
