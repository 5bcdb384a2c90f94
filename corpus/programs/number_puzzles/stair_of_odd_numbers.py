class Stairs:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return (2 * k - 1 for k in range(1, self.n + 1))

    def __str__(self):
        return "\n".join(("#" * w).center(2 * self.n - 1).rstrip() for w in self)

    @property
    def bricks(self):
        return self.n ** 2

    def __sub__(self, other):
        return self.bricks - other.bricks

    @classmethod
    def from_bricks(cls, bricks):
        n = int(bricks ** 0.5)
        return cls(n), bricks - n * n


stairs, left = Stairs.from_bricks(20)
print(stairs)
print(list(stairs), "left over:", left)
assert sum(stairs) == stairs.bricks
print(Stairs(5) - stairs)

legs = [(b - s, s, b) for b in range(2, 6) for s in range(1, b)
        if int((Stairs(b) - Stairs(s)) ** .5) ** 2 == Stairs(b) - Stairs(s)]
for d, s, b in legs:
    side = round((Stairs(b) - Stairs(s)) ** 0.5)
    print(f"{side}² + {s}² = {b}²")
print(Stairs.from_bricks(0)[0].n, Stairs.from_bricks(1)[1])
