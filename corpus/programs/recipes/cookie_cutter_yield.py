import math

def cookies(side, diameter):
    """how many round cookies fit on a square dough, in rows"""
    per_row = side // diameter
    rows = side // diameter
    used = per_row * rows * math.pi * (diameter / 2) ** 2
    return per_row * rows, used / side ** 2

def hexagonal(side, diameter):
    rows = int((side - diameter) // (diameter * math.sqrt(3) / 2)) + 1
    n = side // diameter
    shifted = n if side - n * diameter >= diameter / 2 else n - 1
    return sum(n if r % 2 == 0 else shifted for r in range(rows))

def all_dough(side, diameter, left_factor=0.93):
    total = 0
    area = side * side
    while area >= diameter * diameter:
        n, share = cookies(int(math.sqrt(area)), diameter)
        total += n
        area *= (1 - share) * left_factor
        print(f"   {n} cookies, {area:.0f} cm² left")
    return total

for d in (5, 7, 12):
    n, share = cookies(40, d)
    print(d, "cm:", n, f"{share:.0%}", "hex:", hexagonal(40, d))
print(all_dough(40, 7))
print(cookies(6, 7), hexagonal(7, 7))
