class Vec:
    def __init__(self, *xs):
        self.xs = list(xs)

    def __iadd__(self, other):
        for i, x in enumerate(other.xs):
            self.xs[i] += x
        return self

    def __isub__(self, other):
        for i, x in enumerate(other.xs):
            self.xs[i] -= x
        # BUG: returns nothing

    def __add__(self, other):
        new = Vec(*self.xs)
        new += other
        return new

    def __repr__(self):
        return f"Vec{tuple(self.xs)}"


a = Vec(1, 2)
b = a
a += Vec(10, 10)
print(a, b, a is b)
c = a + Vec(1, 1)
print(a, c)
points = [Vec(0, 0)] * 2
points[0] += Vec(5, 5)
print(points)
b -= Vec(1, 1)
print(a, b)
print(b + a)
