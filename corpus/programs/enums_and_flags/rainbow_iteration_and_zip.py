from enum import Enum


class Band(Enum):
    RED = 700
    GREEN = 530
    BLUE = 470
    SCARLET = 700

    @classmethod
    def at(cls, nm):
        return min(cls, key=lambda b: abs(b.value - nm))

    def __sub__(self, other):
        return self.value - other.value

    def __repr__(self):
        return self.name.lower()


for a, b in zip(Band, list(Band)[1:]):
    print(a, b, a - b)
print(list(Band), Band.SCARLET, Band["SCARLET"])
print([Band.at(n) for n in (690, 600, 500, 100)])
print(Band.RED in Band, isinstance(Band.RED, Band), hash(Band.RED) == hash(Band.SCARLET))
palette = dict.fromkeys(Band, 0)
for nm in (480, 520, 710, 465):
    palette[Band.at(nm)] += 1
print(palette, sorted(palette, key=lambda b: b.value)[0])
