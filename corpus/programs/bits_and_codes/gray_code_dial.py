from functools import reduce
from operator import xor


class Dial:
    """Rotary encoder: only one contact changes at each click."""

    def __init__(self, bits=3):
        self.bits = bits
        self.position = 0

    @property
    def gray(self):
        return self.position ^ self.position >> 1

    def turn(self, clicks):
        self.position = (self.position + clicks) % (1 << self.bits)
        return self.contacts()

    def contacts(self):
        return f"{self.gray:0{self.bits}b}"


def from_gray(g):
    return reduce(xor, (g >> s for s in range(g.bit_length())), 0)


def direction(before, after, bits=3):
    step = (from_gray(int(after, 2)) - from_gray(int(before, 2))) % (1 << bits)
    return {0: "-", 1: "right", (1 << bits) - 1: "left"}.get(step, "jumped")


dial = Dial()
last = dial.contacts()
for clicks in (1, 1, 1, -1, 3, -6):
    now = dial.turn(clicks)
    print(f"{last} -> {now} {direction(last, now)}")
    last = now
print([from_gray(n) for n in range(8)])
print(all(from_gray(n ^ n >> 1) == n for n in range(20)))
wide = Dial(bits=5)
print(wide.turn(-1), wide.turn(17), wide.position)
