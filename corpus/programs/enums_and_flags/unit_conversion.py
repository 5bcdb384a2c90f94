from enum import Enum


class Length(Enum):
    MM = 0.001
    CM = 0.01
    INCH = 0.0254
    FOOT = 0.3048
    M = 1.0

    def to(self, other, amount):
        return amount * self.value / other.value

    def __rmul__(self, amount):
        return Measure(amount, self)


class Measure:
    def __init__(self, amount, unit):
        self.amount, self.unit = amount, unit

    def __add__(self, other):
        extra = other.unit.to(self.unit, other.amount)
        return Measure(self.amount + extra, self.unit)

    def in_(self, unit):
        return Measure(self.unit.to(unit, self.amount), unit)

    def __repr__(self):
        return f"{self.amount:.4g} {self.unit.name.lower()}"


cm, inch, foot, m = Length.CM, Length.INCH, Length.FOOT, Length.M
door = 2 * m
frame = 3 * inch
print(door + frame, (door + frame).in_(cm))
person = 5 * foot + 11 * inch
print(person, person.in_(cm))
shelf = sum([30 * cm, 2 * inch], start=0 * cm)
print(shelf, Length["MM"].to(Length.M, 250))
print(person.in_(m).amount < door.amount, Length(0.01) is cm)
