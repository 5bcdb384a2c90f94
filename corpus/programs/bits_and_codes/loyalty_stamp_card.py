class StampCard:
    """Ten stamps in one number: bit n is stamp n."""
    SIZE = 10

    def __init__(self, owner, bits=0):
        self.owner = owner
        self._bits = bits

    def stamp(self, *places):
        for p in places:
            if not 1 <= p <= self.SIZE:
                raise IndexError(f"no place {p}")
            if self._bits >> (p - 1) & 1:
                print(f"  place {p} is taken")
            self._bits |= 1 << (p - 1)
        return self

    def next_free(self):
        for p in range(1, self.SIZE + 1):
            if not self._bits & 1 << (p - 1):
                return p
        return None

    @property
    def count(self):
        return bin(self._bits).count("1")

    @property
    def code(self):
        return f"{self._bits:03X}{self.count % 7}"

    @classmethod
    def from_code(cls, owner, code):
        card = cls(owner, int(code[:-1], 16))
        if card.count % 7 != int(code[-1]):
            raise ValueError(f"{code} has been tampered with")
        return card

    def __or__(self, other):
        return StampCard(f"{self.owner}+{other.owner}", self._bits | other._bits)

    def __str__(self):
        marks = "".join("x" if self._bits >> i & 1 else "-" for i in range(self.SIZE))
        return f"{self.owner:<8}{marks} {self.code}"


def main():
    mia = StampCard("Mia").stamp(1, 2, 3)
    lou = StampCard("Lou").stamp(2, 9)
    print(mia, lou, mia | lou, sep="\n")
    lou.stamp(9).stamp(lou.next_free())
    print(lou, lou.next_free(), (mia | lou).count)
    print(StampCard.from_code("copy", mia.code))
    for action in (lambda: StampCard.from_code("x", "3FF0"), lambda: mia.stamp(11)):
        try:
            action()
        except (ValueError, IndexError) as e:
            print(type(e).__name__, e)


main()
