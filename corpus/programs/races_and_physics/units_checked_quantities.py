class Quantity:
    def __init__(self, value, **dims):
        self.value = value
        self.dims = {d: p for d, p in sorted(dims.items()) if p}

    def __add__(self, other):
        if self.dims != other.dims:
            raise TypeError(f"{self.unit} + {other.unit}")
        return Quantity(self.value + other.value, **self.dims)

    def _combine(self, other, sign):
        dims = dict(self.dims)
        for d, p in other.dims.items():
            dims[d] = dims.get(d, 0) + sign * p
        return dims

    def __mul__(self, other):
        return Quantity(self.value * other.value, **self._combine(other, 1))

    def __truediv__(self, other):
        return Quantity(self.value / other.value, **self._combine(other, -1))

    @property
    def unit(self):
        return "·".join(d if p == 1 else f"{d}^{p}" for d, p in self.dims.items()) or "1"

    def __str__(self):
        return f"{self.value:g} {self.unit}"


way, time, mass = Quantity(100, m=1), Quantity(9.5, s=1), Quantity(70, kg=1)
speed = way / time
print(speed, "|", mass * speed, "|", way / way, "|", way + Quantity(5, m=1))
force = mass * speed / time
print(force, (way * way / way).dims == way.dims)
print(way + time)
