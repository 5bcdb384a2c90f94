from collections import namedtuple
from itertools import cycle, islice

Patch = namedtuple("Patch", "colour size")


def stripes(colours, n):
    return list(islice(cycle(colours), n))


def quilt(rows, cols, *colours, shift=1):
    for r in range(rows):
        offset = r * shift % len(colours)
        yield [Patch(c, 10) for c in stripes(colours[offset:] + colours[:offset], cols)]


def fabric_needed(blocks):
    need = {}
    for row in blocks:
        for patch in row:
            need[patch.colour] = need.get(patch.colour, 0) + patch.size ** 2
    return need


blocks = quilt(3, 4, "red", "cream", "navy")
for row in blocks:
    print(" ".join(p.colour[0].upper() for p in row))
print(fabric_needed(blocks))
print(fabric_needed(quilt(2, 2, "red", "cream", shift=0)))
