from enum import Enum


class Wind(Enum):
    N, E, S, W = range(0, 360, 90)

    @classmethod
    def nearest(cls, degrees):
        def off(w):
            d = abs(w.value - degrees) % 360
            return min(d, 360 - d)
        return min(cls, key=off)


rose = {w: [] for w in Wind}
for degrees, speed in [(10, 3), (350, 5), (100, 2), (181, 9), (46, 1), (314, 4)]:
    rose[Wind.nearest(degrees)].append(speed)
for w, speeds in rose.items():
    if speeds:
        print(w.name, len(speeds), max(speeds), sum(speeds) / len(speeds))
    else:
        print(w.name, "-")
print([w.name for w in Wind if len(rose[w]) > 1], Wind(90).name, Wind.nearest(-1).name)
