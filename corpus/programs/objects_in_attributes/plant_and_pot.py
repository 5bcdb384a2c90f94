class Pot:
    def __init__(self, litres):
        self.litres = litres
        self.plant = None
        self.water = 0.0

    def pour(self, amount):
        self.water = min(self.litres, self.water + amount)


class Plant:
    def __init__(self, kind, thirst, height=1):
        self.kind = kind
        self.thirst = thirst
        self.height = height
        self.pot = None

    def move_to(self, pot):
        if pot.plant:
            raise ValueError(f"there is already a {pot.plant.kind} in it")
        if self.pot:
            self.pot.plant = None
        self.pot, pot.plant = pot, self

    def day(self):
        if self.pot.water >= self.thirst:
            self.pot.water -= self.thirst
            if self.height < self.pot.litres * 2:
                self.height += 1
            return "grew"
        return "dry"


small, big = Pot(2), Pot(5)
fern = Plant("fern", 0.5)
ivy = Plant("ivy", 1, height=3)
fern.move_to(small)
ivy.move_to(big)
for pot in small, big:
    pot.pour(2)
print([p.day() for p in (fern, ivy) for _ in range(3)])
try:
    fern.move_to(big)
except ValueError as problem:
    print("no:", problem)
ivy.move_to(Pot(1))
fern.move_to(big)
print(fern.pot is big, small.plant, big.plant.kind, ivy.pot.litres)
print(fern.day(), fern.height, ivy.day(), ivy.height)
