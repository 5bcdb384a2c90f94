def simulate(start, hours, double_every=2, capacity=1000):
    n = start
    counts = [n]
    for hour in range(1, hours + 1):
        if hour % double_every == 0:
            n = n * 2
        if n > capacity:
            n = capacity
        counts.append(n)
    return counts


def when(counts, level):
    for hour, n in enumerate(counts):
        if n > level:
            return hour


dishes = {
    "warm": simulate(3, 12),
    "cold": simulate(3, 12, 5),
    "rich": simulate(3, 12, 1, capacity=10**4),
}
for name, counts in dishes.items():
    print(name, counts[::3], "over 100 after", when(counts, 100))
faster = when(dishes["warm"], 100) - when(dishes["rich"], 100)
print("rich is", faster, "hours faster")
slower = when(dishes["cold"], 100) - when(dishes["warm"], 100)
print("cold is", slower, "hours slower")
