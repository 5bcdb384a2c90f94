from statistics import mean, median

projects = {
    "Volcano": [7, 8, 7, 10],
    "Robot arm": [9, 9, 4, 9],
    "Mouldy bread": [6, 8, 8, 7],
}
judges = ["Adler", "Bosch", "Curie", "Dirac"]


def trimmed(values):
    low, *inner, high = sorted(values)
    return mean(inner)


methods = {"mean": mean, "median": median, "trimmed": trimmed, "worst": min}
for title, method in methods.items():
    order = sorted(projects, key=lambda p: method(projects[p]), reverse=True)
    print(f"{title:<8}", " > ".join(f"{p} {method(projects[p]):g}" for p in order))

by_judge = dict(zip(judges, zip(*projects.values())))
strictness = {j: round(mean(v), 2) for j, v in by_judge.items()}
print(strictness)
print("strictest:", min(strictness, key=strictness.get))

spread = {p: max(v) - min(v) for p, v in projects.items()}
disputed = [p for p, s in spread.items() if s >= 4]
print("disputed:", disputed)
for p in disputed:
    outlier = max(projects[p], key=lambda v: abs(v - median(projects[p])))
    print(p, "because of", judges[projects[p].index(outlier)])
