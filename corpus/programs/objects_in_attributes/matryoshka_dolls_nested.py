class Doll:
    def __init__(self, colour, size, inside=None):
        if inside and inside.size >= size:
            raise ValueError(f"{inside.colour} does not fit into {colour}")
        self.colour, self.size, self.inside = colour, size, inside

    def __len__(self):
        return 1 + (len(self.inside) if self.inside else 0)

    def open(self):
        inside, self.inside = self.inside, None
        return inside

    def deepest(self):
        doll = self
        while doll.inside:
            doll = doll.inside
        return doll

    def __str__(self):
        return f"{self.colour}({self.inside or ''})"


small = Doll("red", 1)
middle = Doll("blue", 3, small)
big = Doll("gold", 5, middle)
print(big, len(big), big.deepest() is small)
small.colour = "pink"
taken = big.open()
print(big, taken, len(taken), taken.inside.size)
try:
    Doll("green", 2, taken)
except ValueError as e:
    print(e)
tiny = Doll("white", 0)
taken.deepest().inside = tiny
print(taken, Doll("black", 9, taken).deepest().colour, big.inside)
