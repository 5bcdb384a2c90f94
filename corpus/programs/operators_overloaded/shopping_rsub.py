class Weight:
    units = {"g": 1, "kg": 1000, "lb": 453.6}

    def __init__(self, text):
        number, unit = text.split()
        self.grams = float(number) * self.units[unit]

    @classmethod
    def grams_(cls, g):
        return cls(f"{g} g")

    def __add__(self, other):
        return Weight.grams_(self.grams + getattr(other, "grams", other))

    __radd__ = __add__

    def __rsub__(self, other):
        return Weight.grams_(other - self.grams)

    def __truediv__(self, other):
        return self.grams / other.grams

    def __round__(self, digits=0):
        return Weight.grams_(round(self.grams, digits))

    def __str__(self):
        return f"{self.grams / 1000:.3f} kg" if self.grams >= 1000 else f"{self.grams:g} g"


flour, nuts = Weight("1.5 kg"), Weight("0.5 lb")
print(flour, nuts, round(nuts), round(nuts, -1))
print(flour + nuts, 100 + nuts, 2000 - flour)
print(sum([flour, nuts, flour]), round(flour / nuts, 2))
bags = [Weight(t) for t in ("200 g", "1 lb", "0.3 kg")]
print(*sorted(bags, key=lambda w: w.grams), sep=" < ")
try:
    print(flour - nuts)
except TypeError as e:
    print("TypeError:", e)
