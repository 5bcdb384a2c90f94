tents = [(1, 1), (4, 5), (7, 1), (4, 2)]

def middle(points):
    n = len(points)
    return (sum(x for x, y in points) / n, sum(y for x, y in points) / n)

def dist(a, b):
    return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5

def farthest(p, points):
    return max(points, key=lambda q: dist(p, q))

# move the loudspeaker towards the farthest tent, less and less
p = middle(tents)
step = 0.5
for i in range(6):
    q = farthest(p, tents)
    p = (p[0] + (q[0] - p[0]) * step, p[1] + (q[1] - p[1]) * step)
    step *= 0.6
    print(f"{i}: ({p[0]:.2f}, {p[1]:.2f}) reach {dist(p, farthest(p, tents)):.2f}")

radius = dist(p, farthest(p, tents))
print("hears the music:", all(dist(p, t) <= radius for t in tents))
print("middle would need", round(dist(middle(tents), farthest(middle(tents), tents)), 2))
nearest = min(tents, key=lambda t: dist(p, t))
print("complaint from", nearest)
