class ClockTime:
    __slots__ = ("minutes",)

    def __init__(self, text):
        h, m = text.split(":")
        self.minutes = (int(h) * 60 + int(m)) % 1440

    @classmethod
    def _from(cls, minutes):
        new = cls.__new__(cls)
        new.minutes = minutes % 1440
        return new

    def __add__(self, minutes):
        return self._from(self.minutes + minutes)

    def __sub__(self, other):
        if isinstance(other, ClockTime):
            return (self.minutes - other.minutes) % 1440
        return self._from(self.minutes - other)

    def __rshift__(self, step):
        return self + (-self.minutes % step)

    def __str__(self):
        return f"{self.minutes // 60:02}:{self.minutes % 60:02}"


def main():
    bed, up = ClockTime("23:40"), ClockTime("6:15")
    print(up - bed, "minutes of sleep")
    print(bed + 30, up - 45, bed - up)
    print(ClockTime("7:01") >> 15, ClockTime("7:00") >> 15, ClockTime("23:59") >> 30)
    bus = ClockTime("7:05")
    stops = []
    for minutes in (0, 7, 12, 30):
        bus += minutes
        stops.append(str(bus))
    print(stops)
    print(sorted([bed, up, bus], key=lambda t: t - up)[1])
    print(max(bed, up))


main()
