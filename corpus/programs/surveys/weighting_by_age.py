population = {"young": 0.25, "middle": 0.45, "old": 0.30}
sample = [
    ("young", 1), ("young", 0), ("young", 1), ("young", 1), ("young", 0),
    ("middle", 1), ("middle", 0), ("middle", 0), ("old", 0), ("old", 0),
]


def weights(sample, population):
    n = len(sample)
    shares = {g: sum(1 for group, _ in sample if group == g) / n for g in population}
    return {g: population[g] / shares[g] for g in population}


def weighted_share(sample, w):
    top = sum(w[g] * answer for g, answer in sample)
    return top / sum(w[g] for g, _ in sample)


w = weights(sample, population)
plain = sum(a for _, a in sample) / len(sample)
print({g: round(x, 3) for g, x in w.items()})
print(f"plain {plain:.1%}, weighted {weighted_share(sample, w):.1%}")

by_group = {}
for g, a in sample:
    by_group.setdefault(g, []).append(a)
for g, answers in by_group.items():
    print(f"{g:<7} n={len(answers)} yes={sum(answers) / len(answers):.2f} counts as {w[g] * len(answers):.2f}")

effective = sum(w[g] for g, _ in sample) ** 2 / sum(w[g] ** 2 for g, _ in sample)
print("effective n", round(effective, 2), "design effect", round(len(sample) / effective, 3))
capped = {g: min(x, 1.2) for g, x in w.items()}
print(round(weighted_share(sample, capped), 4))
