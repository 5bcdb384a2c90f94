REACTION = 1.0
GRIP = {"dry": 7.5, "wet": 5.0, "snow": 2.0, "ice": 1.0}


def stopping(kmh, road="dry", reaction=REACTION):
    v = kmh / 3.6
    return v * reaction + v ** 2 / (2 * GRIP[road])


def impact(kmh, obstacle, road):
    """Speed with which the obstacle is hit, in km/h."""
    v = kmh / 3.6
    left = obstacle - v * REACTION
    if left <= 0:
        return kmh
    squared = v * v - 2 * GRIP[road] * left
    return 0 if squared <= 0 else round(squared ** 0.5 * 3.6)


def main():
    print("km/h" + "".join(f"{r:>8}" for r in GRIP))
    for kmh in (30, 50, 100):
        print(f"{kmh:>4}" + "".join(f"{stopping(kmh, r):8.1f}" for r in GRIP))
    for kmh in (30, 50, 60):
        print(kmh, {r: impact(kmh, 28, r) for r in GRIP})
    tired = stopping(100, reaction=1.8) - stopping(100)
    print(f"tired drivers need {tired:.1f} m more")
    rule = (50 / 10) * 3 + (50 / 10) ** 2
    print("driving school rule:", rule, "computed:", round(stopping(50), 1))
    safe = max(k for k in range(10, 131, 10) if stopping(k, "wet") <= 50)
    print("safe in 50 m of fog:", safe)
    print(stopping(50, "mud"))


if __name__ == "__main__":
    main()
