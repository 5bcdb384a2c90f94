from fractions import Fraction as F

PARTS = (("listening", 20, F(1, 4)), ("reading", 30, F(1, 4)), ("writing", 15, F(1, 3)), ("speaking", 10, F(1, 6)))
assert sum(w for *_, w in PARTS) == 1


def exact(points):
    return sum(F(p, best) * weight for p, (_, best, weight) in zip(points, PARTS))


def to_mark(share):
    steps = [(F(9, 10), 1), (F(3, 4), 2), (F(3, 5), 3), (F(1, 2), 4)]
    return next((mark for limit, mark in steps if share >= limit), 5)


candidates = [("Oksana", (18, 27, 12, 9)), ("Pierre", (12, 20, 9, 4)), ("Quinn", (10, 15, 5, 5))]
for name, points in candidates:
    share = exact(points)
    print(f"{name}: {share} = {float(share):.4f} -> mark {to_mark(share)}")

shares = [exact(p) for _, p in candidates]
print(sum(shares) / len(shares))
needed = F(1, 2) - shares[2]
print("Quinn needs", needed, "more, that is", needed * 10 / F(1, 6), "points in speaking")
print(to_mark(F(1, 2)), to_mark(F(499, 1000)))
