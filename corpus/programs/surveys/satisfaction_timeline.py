waves = {
    "2021": [3, 4, 4, 2, 5],
    "2022": [4, 4, 3, 4],
    "2023": [2, 3, 3, 3, 2, 4],
    "2024": [5, 4, 4],
}

def mean(v):
    return sum(v) / len(v)

print("year   n  mean  top-2")
previous = None
for year, answers in waves.items():
    m = mean(answers)
    top = len([a for a in answers if a >= 4]) / len(answers)
    change = "" if previous is None else "%+.2f" % (m - previous)
    print("%s  %2d  %.2f  %4.0f%%  %s" % (year, len(answers), m, 100 * top, change))
    previous = m

means = {y: mean(a) for y, a in waves.items()}
best, worst = max(means, key=means.get), min(means, key=means.get)
print("best", best, "worst", worst, "difference", round(means[best] - means[worst], 2))

everything = [a for v in waves.values() for a in v]
print("overall", round(mean(everything), 3), "mean of means", round(mean(list(means.values())), 3))
for height in (5, 4, 3, 2):
    print(height, "".join(" *" if round(m) == height else "  " for m in means.values()))
print(sorted(everything)[len(everything) // 2])
