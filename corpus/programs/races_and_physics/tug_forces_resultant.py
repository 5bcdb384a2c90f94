import cmath
import math

forces = {"tug A": (50, 20), "tug B": (65, -35), "wind": (12, 160), "current": (8, 270)}

vectors = {name: cmath.rect(f, math.radians(a)) for name, (f, a) in forces.items()}
total = sum(vectors.values())
size, angle = cmath.polar(total)
print(f"resultant {size:.1f} kN at {math.degrees(angle):.1f}°")
for name, v in vectors.items():
    share = (v * total.conjugate()).real / abs(total)
    print(f"{name:8} x {v.real:+7.2f} y {v.imag:+7.2f} helps {share:+6.1f}")

acceleration = size / 9000
print(f"after a minute: {acceleration * 60:.3f} m/s")
without = {n: abs(total - v) for n, v in vectors.items()}
print("most needed:", min(without, key=without.get))
balance = -total
r, phi = cmath.polar(balance)
print(f"to hold the ship: {r:.1f} kN at {math.degrees(phi) % 360:.1f}°")
print(abs(total + balance) == 0, complex(round(total.real, 1), round(total.imag, 1)))
