from math import hypot, isclose


class Vec:
    def __init__(self, *xs):
        self.xs = xs

    def __add__(self, o): return Vec(*(a + b for a, b in zip(self.xs, o.xs)))
    def __sub__(self, o): return self + -1 * o
    def __rmul__(self, k): return Vec(*(k * a for a in self.xs))
    def __matmul__(self, o): return sum(a * b for a, b in zip(self.xs, o.xs))
    def __abs__(self): return hypot(*self.xs)
    def __eq__(self, o): return all(map(isclose, self.xs, o.xs))
    def __repr__(self): return "(" + " ".join(f"{a:g}" for a in self.xs) + ")"


def project(v, onto):
    return (v @ onto) / (onto @ onto) * onto


v, axis = Vec(3, 4), Vec(2, 0)
p = project(v, axis)
print(v + axis, v - axis, v @ axis, abs(v))
print(p, v - p, (v - p) @ axis == 0)
print(project(Vec(1, 2, 3), Vec(1, 1, 1)), Vec(0.1 + 0.2) == Vec(0.3))
print(Vec(1, 2) + Vec(1, 2, 3))
project(v, Vec(0, 0))
