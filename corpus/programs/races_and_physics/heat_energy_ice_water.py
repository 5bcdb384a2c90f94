C_WATER, C_ICE, L_MELT = 4.19, 2.1, 334.0


def energy(mass, start, end):
    """Energy in kJ to bring a mass of ice or water (kg) from start to end."""
    if end < start:
        return -energy(mass, end, start)
    total = 0.0
    if start < 0:
        total += mass * C_ICE * (min(end, 0) - start)
    if start < 0 <= end:
        total += mass * L_MELT
    if end > 0:
        total += mass * C_WATER * (end - max(start, 0))
    return total


def mix(m1, t1, m2, t2):
    return (m1 * t1 + m2 * t2) / (m1 + m2)


def main():
    steps = [(-10, -5), (-5, 0), (-10, 20), (20, 60), (60, -10)]
    for start, end in steps:
        print(f"{start:>4} -> {end:>3} °C: {energy(0.5, start, end):8.1f} kJ")
    there_and_back = energy(1, -10, 20) + energy(1, 20, -10)
    print("there and back:", there_and_back)
    print("mixed:", mix(2, 80, 3, 15), "°C")
    drink, ice = 0.3, 0.05
    warm = 25.0
    while energy(ice, -8, 0) + ice * L_MELT * 0 < energy(drink, 0, warm) and warm > 5:
        warm -= 2.5
        ice += 0.02
    print(f"ice {ice:.2f} kg, drink at {warm} °C")
    kettle_seconds = energy(1.5, 15, 100) / 2.2
    print(f"the kettle needs {kettle_seconds:.0f} s")


if __name__ == "__main__":
    main()
