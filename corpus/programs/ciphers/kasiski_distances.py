from functools import reduce
from math import gcd

cipher = "lfwkimcpvfyjclfwkzomsijlfwqmcpvq"

seen = {}
for size in (3, 4):
    for i in range(len(cipher) - size + 1):
        part = cipher[i:i + size]
        seen.setdefault(part, []).append(i)

distances = []
for part, places in seen.items():
    if len(places) > 1:
        d = [b - a for a, b in zip(places, places[1:])]
        distances += d
        print(part, places, d)

print(sorted(set(distances)))
print("gcd:", reduce(gcd, distances))

votes = {}
for d in distances:
    for k in range(2, 10):
        if d % k == 0:
            votes[k] = votes.get(k, 0) + 1
ranked = sorted(votes.items(), key=lambda v: (-v[1], -v[0]))
print("key length, best guess first:", ranked[:3])
n = ranked[0][0]
print([cipher[i::n] for i in range(min(n, 3))])
