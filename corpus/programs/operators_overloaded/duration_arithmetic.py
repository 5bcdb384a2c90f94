class Duration:
    def __init__(self, hours=0, minutes=0):
        self.minutes = hours * 60 + minutes

    def __add__(self, other):
        return Duration(minutes=self.minutes + other.minutes)

    def __radd__(self, other):
        return self if other == 0 else NotImplemented

    def __mul__(self, k):
        return Duration(minutes=round(self.minutes * k))

    def __truediv__(self, other):
        if isinstance(other, Duration):
            return self.minutes / other.minutes
        return self * (1 / other)

    def __divmod__(self, other):
        n, rest = divmod(self.minutes, other.minutes)
        return n, Duration(minutes=rest)

    def __neg__(self):
        return Duration(minutes=-self.minutes)

    def __abs__(self):
        return -self if self.minutes < 0 else self

    def __repr__(self):
        sign = "-" if self.minutes < 0 else ""
        h, m = divmod(abs(self.minutes), 60)
        return f"{sign}{h}:{m:02}"


walk, bus = Duration(minutes=25), Duration(1, 10)
print(walk + bus, bus * 1.5, bus / walk, bus / 2)
print(sum([walk, bus, walk]), divmod(bus, walk), -walk, abs(-bus))
total = walk
total += bus
print(total, walk, total * 0)
print(5 + walk)
