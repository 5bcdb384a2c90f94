from fractions import Fraction


class Pizza:
    def __init__(self, name, slices):
        self.name, self.slices = name, slices
        self.eaten = Fraction(0)

    def eat(self, n):
        share = Fraction(n, self.slices)
        if self.eaten + share > 1:
            raise ValueError(f"only {1 - self.eaten} of the {self.name} left")
        self.eaten += share
        return share


class Eater:
    def __init__(self, name):
        self.name, self.total = name, 0

    def take(self, pizza, n=1):
        self.total += pizza.eat(n)


ham, veg = Pizza("ham", 8), Pizza("veg", 6)
ann, bob = Eater("Ann"), Eater("Bob")
for who, pizza, n in [(ann, ham, 3), (bob, ham, 2), (ann, veg, 1), (bob, veg, 4), (ann, ham, 4), (bob, veg, 2)]:
    try:
        who.take(pizza, n)
    except ValueError as e:
        print(who.name, "-", e)
print(ann.total, bob.total, ham.eaten, veg.eaten)
print(float(ann.total + bob.total) == float(ham.eaten + veg.eaten), max(ann.total, bob.total).limit_denominator(3))
rest = [1 - p.eaten for p in (ham, veg)]
print(rest, sum(rest), [r.numerator for r in rest], round(sum(rest) * 100), Fraction("0.125") == rest[0])
