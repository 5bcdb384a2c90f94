from fractions import Fraction
from math import pi, sin, radians

guests = ["Mia", "Opa", "Tom", "Zoe"]
wishes = {"Opa": 2, "Zoe": Fraction(1, 2)}
diameter = 26

total = sum(wishes.get(g, 1) for g in guests)
angle = 0.0
area = pi * (diameter / 2) ** 2
for g in guests:
    share = Fraction(wishes.get(g, 1)) / Fraction(total)
    size = float(share) * 360
    edge = diameter * sin(radians(size / 2))
    print(f"{g}: {share} of the cake, from {angle:.0f}° to {angle + size:.0f}°, "
          f"{float(share) * area:.0f} cm², {edge:.1f} cm wide")
    angle += size

print("rest:", round(360 - angle, 6))
pieces = [Fraction(wishes.get(g, 1)) / Fraction(total) for g in guests]
assert sum(pieces) == 1
cherries = 13
counts = [round(cherries * p) for p in pieces]
print(counts, sum(counts), "of", cherries)
