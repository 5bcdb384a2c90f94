from enum import Enum


class Line(Enum):
    RED = ["Port", "Hall", "Zoo"]
    BLUE = ["Hall", "Park", "Mill", "Lake"]

    def stops_between(self, a, b):
        i, j = self.value.index(a), self.value.index(b)
        return abs(i - j)

    @staticmethod
    def serving(stop):
        return [line for line in Line if stop in line.value]


def ride(a, b):
    for line in Line.serving(a):
        if b in line.value:
            return f"{line.name}: {line.stops_between(a, b)}"
    for first in Line.serving(a):
        for change in first.value:
            for second in Line.serving(change):
                if b in second.value:
                    n = first.stops_between(a, change) + second.stops_between(change, b)
                    return f"{first.name}+{second.name} at {change}: {n}"
    return "walk"


for trip in (("Zoo", "Port"), ("Port", "Mill"), ("Moon", "Zoo")):
    print(*trip, "->", ride(*trip))
