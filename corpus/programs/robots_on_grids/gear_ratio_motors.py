import math
from fractions import Fraction


def ratio(*gears):
    """Ratio of a train of gear pairs, given as (driving, driven) teeth."""
    result = Fraction(1)
    for driving, driven in gears:
        result *= Fraction(driving, driven)
    return result


def speed(rpm, wheel_mm, r):
    return float(rpm * r) * math.pi * wheel_mm / 1000 / 60


def main():
    trains = {
        "slow": [(12, 36), (20, 40)],
        "fast": [(40, 20)],
        "odd": [(13, 27), (27, 13)],
    }
    for name, gears in trains.items():
        r = ratio(*gears)
        v = speed(120, 56, r)
        print(f"{name:5} ratio {r!s:5} {v:.3f} m/s {'geared up' if r > 1 else 'geared down' if r < 1 else 'direct'}")
    wanted = 0.25
    best = min(trains, key=lambda n: abs(speed(120, 56, ratio(*trains[n])) - wanted))
    print("closest to", wanted, "is", best)
    combined = ratio(*trains["slow"], *trains["fast"])
    print(combined, combined.limit_denominator(2), ratio())
    turns = 1000 / (math.pi * 56) / ratio((12, 36))
    print(f"turns of the motor for a metre: {turns:.2f}")


main()
