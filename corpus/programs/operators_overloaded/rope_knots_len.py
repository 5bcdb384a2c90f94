class Rope:
    KNOT = 0.3

    def __init__(self, metres, knots=0):
        self.metres = metres
        self.knots = knots

    def __add__(self, other):
        return Rope(self.metres + other.metres - self.KNOT, self.knots + other.knots + 1)

    def __mul__(self, n):
        rope = self
        for _ in range(n - 1):
            rope = rope + self
        return rope

    def __truediv__(self, n):
        return [Rope(round(self.metres / n, 2)) for _ in range(n)]

    def __len__(self):
        return int(self.metres)

    def __ge__(self, metres):
        return self.metres >= metres

    def __repr__(self):
        return f"{self.metres:.1f}m" + "o" * self.knots


short, long = Rope(3.5), Rope(20)
tower = 12
print(short + long, short * 4, len(short * 4), (short * 4) >= tower)
print(long / 3, sum(len(r) for r in long / 3), len(long))
n = 1
while not short * n >= tower:
    n += 1
print(n, "short ropes:", short * n)
pieces = long / 4
again = pieces[0]
for p in pieces[1:]:
    again += p
print(again, round(long.metres - again.metres, 2), "m lost in knots")
print(max([short, long, again], key=len), bool(Rope(0.9)), bool(Rope(1)))
