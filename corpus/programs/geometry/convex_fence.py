def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def half_hull(points):
    hull = []
    for p in points:
        while len(hull) >= 2 and cross(hull[-2], hull[-1], p) <= 0:
            hull.pop()
        hull.append(p)
    return hull


def fence(points):
    """Shortest fence around all the points, counter-clockwise."""
    points = sorted(set(points))
    if len(points) < 3:
        return points
    lower, upper = half_hull(points), half_hull(points[::-1])
    return lower[:-1] + upper[:-1]


def inside(hull, p):
    return all(cross(a, b, p) > 0 for a, b in zip(hull, hull[1:] + hull[:1]))


def main():
    trees = [(2, 2), (0, 0), (4, 1), (5, 5), (1, 4), (3, 3), (2, 2)]
    hull = fence(trees)
    print(hull)
    print("inside:", sorted(t for t in set(trees) if t not in hull))
    for p in [(2, 3), (5, 1)]:
        print(p, "safe" if inside(hull, p) else "outside")
    print(fence([(1, 1), (1, 1)]), fence([(0, 0), (1, 1), (2, 2)]))


if __name__ == "__main__":
    main()
