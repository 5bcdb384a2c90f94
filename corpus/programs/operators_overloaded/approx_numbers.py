class Measured:
    """Value with an uncertainty: 12.0 ± 0.5"""

    def __init__(self, value, error=0.0):
        self.value, self.error = value, error

    def __add__(self, other):
        other = _measured(other)
        return Measured(self.value + other.value, (self.error ** 2 + other.error ** 2) ** 0.5)

    __radd__ = __add__

    def __mul__(self, other):
        other = _measured(other)
        v = self.value * other.value
        rel = ((self.error / self.value) ** 2 + (other.error / other.value) ** 2) ** 0.5
        return Measured(v, abs(v) * rel)

    __rmul__ = __mul__

    def __eq__(self, other):
        other = _measured(other)
        return abs(self.value - other.value) <= self.error + other.error

    def __format__(self, spec):
        return f"{self.value:{spec}}±{self.error:{spec}}"

    def __str__(self):
        return format(self, ".2f")


def _measured(x):
    return x if isinstance(x, Measured) else Measured(x)


def main():
    length = Measured(12.0, 0.3)
    width = Measured(5.0, 0.4)
    print(length + width, "|", 2 * length, "|", length * width)
    print(f"{width:.1f}", length == 12.25, length == width + 7, width == 6)
    total = sum([length, width, Measured(1, 0.0)])
    print(total, f"{total.error / total.value:.1%}")
    print(Measured(0, 0.1) + 3)


main()
