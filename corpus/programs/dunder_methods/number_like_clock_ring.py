class Mod:
    n = 12

    def __init__(self, value):
        self.value = value % self.n

    def _other(self, o):
        return o.value if isinstance(o, Mod) else o

    def __add__(self, o): return type(self)(self.value + self._other(o))
    __radd__ = __add__
    def __sub__(self, o): return type(self)(self.value - self._other(o))
    def __rsub__(self, o): return type(self)(o - self.value)
    def __mul__(self, o): return type(self)(self.value * self._other(o))
    def __pow__(self, k): return type(self)(pow(self.value, k, self.n))
    def __neg__(self): return 0 - self
    def __eq__(self, o): return self.value == self._other(o) % self.n
    def __int__(self): return self.value
    def __repr__(self): return f"{self.value}~{self.n}"


class Mod7(Mod):
    n = 7


a, b = Mod(9), Mod7(5)
print(a + 5, 5 + a, a - 10, 3 - a, -a, a * 3)
print(b ** 3, b + 4, b == 12, b == 6, sum([b, b, b]))
print(a + b, b + a, a == 21, int(b) * 2)
print([int(Mod7(3) ** k) for k in range(1, 7)], Mod(-1))
inverse = next(Mod7(k) for k in range(1, 7) if b * k == 1)
print(inverse, b * inverse, a != 9, {1: "x"}.get(int(Mod(13))))
