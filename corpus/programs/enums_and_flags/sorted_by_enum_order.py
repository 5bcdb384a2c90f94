from enum import Enum
from dataclasses import dataclass


class Size(Enum):
    S = "small"
    M = "medium"
    L = "large"

    @property
    def rank(self):
        return list(type(self)).index(self)


@dataclass
class Shirt:
    colour: str
    size: Size = Size.M

    def fits(self, other):
        return abs(self.size.rank - other.size.rank) <= 1


shirts = [Shirt("red", Size.L), Shirt("blue"), Shirt("red", Size("small")), Shirt("blue", Size["L"])]
for s in sorted(shirts, key=lambda s: (s.colour, s.size.rank)):
    print(f"{s.colour:5}{s.size.name} {s.size.value}")
print(sorted(shirts, key=lambda s: s.size.value)[0].size.name, "sorts by the text")
print([shirts[2].fits(s) for s in shirts], shirts[1] == Shirt("blue", Size.M))
by_size = {size: [s.colour for s in shirts if s.size is size] for size in Size}
print({k.name: v for k, v in by_size.items()}, max(by_size, key=lambda k: len(by_size[k])).name)
shirts[1].size = "medium"           # not a member
print(shirts[1] == Shirt("blue"), repr(shirts[1]))
shirts[1].fits(shirts[0])
