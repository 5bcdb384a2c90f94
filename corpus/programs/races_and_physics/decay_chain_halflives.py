import math


class Isotope:
    def __init__(self, name, half_life, daughter=None, amount=0.0):
        self.name = name
        self.half_life = half_life
        self.daughter = daughter
        self.amount = amount

    def decayed(self, t):
        return self.amount * (1 - 0.5 ** (t / self.half_life))


def step(chain, t):
    changes = [(iso, iso.decayed(t)) for iso in chain if iso.half_life]
    for iso, n in changes:
        iso.amount -= n
        if iso.daughter:
            iso.daughter.amount += n


lead = Isotope("lead", math.inf)
polonium = Isotope("polonium", 3.1, lead)
radon = Isotope("radon", 10.0, polonium, amount=1000)
chain = [radon, polonium, lead]

for t in range(0, 25, 4):
    print(f"t={t:>2} " + " ".join(f"{iso.name} {iso.amount:7.2f}" for iso in chain))
    step(chain, 4)
total = sum(i.amount for i in chain)
print("total", round(total, 6))
age = radon.half_life * math.log2(1000 / 125)
print("one eighth left after", age)
more = [i.name for i in chain if i.amount > total / 3]
print(more, lead.decayed(100))
