class Angle:
    def __init__(self, degrees=0, minutes=0, seconds=0):
        self.total = degrees * 3600 + minutes * 60 + seconds

    @classmethod
    def from_seconds(cls, seconds):
        return cls(seconds=seconds)

    @property
    def parts(self):
        minutes, seconds = divmod(abs(self.total), 60)
        return (*divmod(minutes, 60), seconds)

    def __str__(self):
        sign = "-" if self.total < 0 else ""
        return sign + "{}°{:02}'{:02}\"".format(*self.parts)

    def __add__(self, other):
        return Angle.from_seconds(self.total + other.total)

    def __radd__(self, other):
        return self if other == 0 else self + other

    def __sub__(self, other):
        return Angle.from_seconds(self.total - other.total)

    def __lt__(self, other):
        return self.total < other.total

    def __truediv__(self, k):
        return Angle.from_seconds(self.total // k)


def main():
    a, b, c = Angle(59, 48, 20), Angle(72, 10), Angle(48, 1, 25)
    total = sum([a, b, c])
    print(total, "error", total - Angle(180))
    correction = (total - Angle(180)) / 3
    fixed = [x - correction for x in (a, b, c)]
    print(*fixed, sep="  ")
    print(sum(fixed), max(fixed), min(fixed))
    print(Angle(0, -5), Angle(seconds=3725))


main()
