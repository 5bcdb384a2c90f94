from functools import reduce
from math import cos, sin, radians


def shift(dx, dy):
    return lambda p: (p[0] + dx, p[1] + dy)


def scale(k, ky=None):
    return lambda p: (p[0] * k, p[1] * (k if ky is None else ky))


def rotate(degrees):
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return lambda p: (p[0] * c - p[1] * s, p[0] * s + p[1] * c)


def compose(*steps):
    return lambda p: reduce(lambda q, f: f(q), steps, p)


def tidy(points):
    return [tuple(round(v, 2) + 0 for v in p) for p in points]


logo = [(0, 0), (4, 0), (2, 3)]
stamp = compose(scale(0.5), rotate(90), shift(10, 10))
print(tidy(map(stamp, logo)))
other = compose(shift(10, 10), rotate(90), scale(.5))
print(tidy(map(other, logo)))
mirror = scale(-1, 1)
print(tidy(map(mirror, logo)))
back = compose(stamp, shift(-10, -10), rotate(-90), scale(2))
print(tidy(map(back, logo)) == tidy(logo))
full_turn = compose(*[rotate(60)] * 6)
print(full_turn((1, 0)) == (1, 0), tidy([full_turn((1, 0))]))
