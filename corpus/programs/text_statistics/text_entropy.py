import math


def entropy(s):
    n = len(s)
    probs = [s.count(c) / n for c in set(s)]
    return -sum(p * math.log2(p) for p in sorted(probs))


passwords = ["aaaaaaaa", "abababab", "correct", "x7$Kq!", "ö"]
ratings = []
for p in passwords:
    e = entropy(p)
    total_bits = e * len(p)
    ratings.append((total_bits, p))
    print("%-10s %.3f bits/char %6.2f bits" % (p, e, total_bits))

ratings.sort(reverse=True)
print("best:", ratings[0][1], "worst:", ratings[-1][1])

limit = 16
weak = list(filter(lambda r: r[0] < limit, ratings))
print(len(weak), "weak ones:", [p for _, p in weak])
upper_bound = math.log2(len(set("".join(passwords))))
assert all(entropy(p) <= upper_bound for p in passwords)
print(round(upper_bound, 4))
