def lerp(a, b, t):
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def bezier(points, t):
    while len(points) > 1:
        points = [lerp(a, b, t) for a, b in zip(points, points[1:])]
    return points[0]


def sample(points, n):
    return [bezier(points, i / n) for i in range(n)]


coaster = [(0, 0), (0, 8), (10, 8), (10, 0)]
track = sample(coaster, 4)
for x, y in track:
    print(f"{x:5.2f} {y:5.2f} " + "=" * round(y))
print("ends at", track[-1])
highest = max(track, key=lambda p: p[1])
print("top", highest)
length = sum(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in zip(track, track[1:]))
print("about %.2f m" % length)
print(bezier([(3, 3)], 0.9), bezier([(0, 0), (4, 2)], 0.25))
