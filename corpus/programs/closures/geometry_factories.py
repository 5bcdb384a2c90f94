from math import hypot, pi


def circle(x, y, r):
    def inside(px, py):
        return hypot(px - x, py - y) <= r
    inside.area = round(pi * r * r, 2)
    return inside


def box(left, top, right, bottom):
    def inside(px, py):
        return left <= px <= right and top <= py <= bottom
    inside.area = (right - left) * (bottom - top)
    return inside


def union(*shapes):
    return lambda x, y: any(s(x, y) for s in shapes)


def minus(a, b):
    return lambda x, y: a(x, y) and not b(x, y)


def draw(shape, width=9, height=5):
    for y in range(height):
        print("".join("#" if shape(x, y) else "." for x in range(width)))


def main():
    lake = circle(3, 2, 2)
    pier = box(4, 2, 8, 2)
    print(lake.area, pier.area)
    draw(minus(union(lake, pier), circle(2, 2, 0.5)))
    points = [(0, 0), (3, 4), (8, 2)]
    print([p for p in points if union(lake, pier)(*p)])


main()
