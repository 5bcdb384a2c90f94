class Paternoster:
    """An endless chain of cabins, one step per tick."""

    def __init__(self, floors):
        self.floors = floors
        self.cabins = [None] * (2 * floors)

    def position(self, index):
        return index if index < self.floors else 2 * self.floors - 1 - index

    def step(self):
        self.cabins = self.cabins[-1:] + self.cabins[:-1]

    def enter(self, name, floor, up=True):
        index = floor if up else 2 * self.floors - 1 - floor
        if self.cabins[index] is not None:
            return False
        self.cabins[index] = name
        return True

    def where(self, name):
        return self.position(self.cabins.index(name))

    def leave(self, name):
        i = self.cabins.index(name)
        self.cabins[i] = None
        return self.position(i)


p = Paternoster(4)
print(p.enter("Ernst", 0), p.enter("Frau Holle", 3, up=False), p.enter("Late", 0))
track = []
for _ in range(5):
    p.step()
    track.append((p.where("Ernst"), p.where("Frau Holle")))
print(track)
print("Ernst leaves at", p.leave("Ernst"))
print(p.enter("Late", 2, up=False), p.cabins)
try:
    p.where("Ernst")
except ValueError as e:
    print("ValueError:", e)
