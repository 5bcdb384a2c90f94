from math import sqrt, ceil

Z = {0.90: 1.645, 0.95: 1.96, 0.99: 2.576}


def margin(p, n, confidence=0.95):
    return Z[confidence] * sqrt(p * (1 - p) / n)


def sample_size(e, p=0.5, confidence=0.95, population=None):
    n = Z[confidence] ** 2 * p * (1 - p) / e ** 2
    if population:
        n = n / (1 + (n - 1) / population)
    return ceil(n)


def overlap(a, b):
    return a[0] <= b[1] and b[0] <= a[1]


polls = {"Green": 0.31, "Blue": 0.35, "Red": 0.22, "Pirates": 0.04}
n = 1003
intervals = {}
for party, p in polls.items():
    m = margin(p, n)
    intervals[party] = (p - m, p + m)
    print(f"{party:<8}{p:>5.0%} ± {m:.1%}  [{p - m:.3f}, {p + m:.3f}]")

names = list(polls)
undecided = [(a, b) for i, a in enumerate(names) for b in names[i + 1:] if overlap(intervals[a], intervals[b])]
print("cannot tell apart:", undecided)
for e in (0.05, 0.03, 0.01):
    print(e, sample_size(e), sample_size(e, population=2000), sample_size(e, confidence=0.99))
print(intervals["Pirates"][0] < 0.05 < intervals["Pirates"][1], f"{1 - sum(polls.values()):.0%} others")
