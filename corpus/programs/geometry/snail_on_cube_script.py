side = 10
a = (0, 0, 0)
b = (10, 10, 10)

straight = sum((p - q) ** 2 for p, q in zip(a, b)) ** 0.5
edges = sum(abs(p - q) for p, q in zip(a, b))
unfolded = (side ** 2 + (2 * side) ** 2) ** 0.5
print(f"through the cube {straight:.3f}")
print(f"along the edges {edges}")
print(f"over two faces {unfolded:.3f}")

# the same by trying the crossing point on the edge
best = None
for k in range(0, 11):
    way = (side ** 2 + k ** 2) ** .5 + (side ** 2 + (side - k) ** 2) ** .5
    if best is None or way < best[0]:
        best = (way, k)
    print(k, round(way, 3), "<-" if best[1] == k else "")
print("cross the edge at", best[1], abs(best[0] - unfolded) < 1e-9)

speed = 0.4      # per minute
minutes = best[0] / speed
print("takes %d min %02d s" % (minutes, minutes * 60 % 60))
corners = [(x, y, z) for x in (0, side) for y in (0, side) for z in (0, side)]
far = [c for c in corners if sum(v != 0 for v in c) == 3]
print(len(corners), far, far[0] == b)
names = {n: sum(sum(v != 0 for v in c) == n for c in corners) for n in range(4)}
print(names)
