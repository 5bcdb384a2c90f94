class Pos:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(self, d):
        return Pos(self.x + d.x, self.y + d.y)

    def __eq__(self, other):
        return isinstance(other, Pos) and (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return self.x * 31 + self.y

    def __repr__(self):
        return f"({self.x},{self.y})"


STEPS = {"^": Pos(0, 1), "v": Pos(0, -1), "<": Pos(-1, 0), ">": Pos(1, 0)}
visits = {}
here = Pos(0, 0)
visits[here] = 1
for sign in "^>v<^^":
    here = here + STEPS[sign]
    visits[here] = visits.get(here, 0) + 1
print(here, len(visits), visits[Pos(0, 1)])
print([p for p, n in visits.items() if n > 1])
print(Pos(1, 0) in visits, Pos(5, 5) in visits, here is Pos(0, 2), here == (0, 2))
