class Pos(tuple):
    def __new__(cls, *xy):
        return super().__new__(cls, xy)

    def __add__(self, other):
        return Pos(*(a + b for a, b in zip(self, other)))

    def __sub__(self, other):
        return Pos(*(a - b for a, b in zip(self, other)))

    def __mul__(self, k):
        return Pos(*(a * k for a in self))

    def __abs__(self):
        return sum(map(abs, self))


STEP = {"N": Pos(0, 1), "E": Pos(1, 0), "S": Pos(0, -1), "W": Pos(-1, 0)}
route = "N3 E5 S1 W2 N1".split()

here = Pos(0, 0)
seen = [here]
for leg in route:
    letter, n = leg[0], int(leg[1:])
    here = here + STEP[letter] * n
    seen.append(here)
print(*seen)
print("distance", abs(here), "walked", sum(int(l[1:]) for l in route))
legs = [b - a for a, b in zip(seen, seen[1:])]
print(legs[0], max(legs, key=abs), sum(legs, Pos(0, 0)) == here)
print(here[0], len(here), here == (3, 3), {here: "treasure"}[3, 3])
print(seen[1] + (10, 10), abs(Pos(1, -2, 3)))
