from collections import Counter

rolls = [6, 2, 6, 1, 6, 6, 3, 5, 6, 4, 6, 6, 2, 6, 1, 6, 3, 6]


def chi_square(rolls, sides=6):
    expected = len(rolls) / sides
    observed = Counter(rolls)
    return sum((observed[f] - expected) ** 2 / expected for f in range(1, sides + 1))


LIMITS = {0.10: 9.24, 0.05: 11.07, 0.01: 15.09}


def verdict(x):
    level = None
    for p, limit in LIMITS.items():
        if x > limit:
            level = p
    if level is None:
        return "looks fair"
    return f"suspicious at {level:.0%}"


x = chi_square(rolls)
print(f"chi² = {x:.3f}: {verdict(x)}")
fair = [1, 2, 3, 4, 5, 6] * 3
print(f"chi² = {chi_square(fair):.3f}: {verdict(chi_square(fair))}")
half = rolls[::2]
print(len(half), round(chi_square(half), 2), verdict(chi_square(half)))
for face, n in Counter(rolls).most_common(3):
    print(face, "x", n)
