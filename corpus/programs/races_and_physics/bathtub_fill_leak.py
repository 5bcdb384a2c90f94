def main():
    volume, level = 140.0, 0.0
    taps = {"hot": (9.0, 55), "cold": (7.0, 12)}
    plan = [(4, {"hot", "cold"}), (3, {"hot"}), (5, {"hot", "cold"}), (2, set())]
    heat = 0.0
    minute = 0
    for length, open_taps in plan:
        for _ in range(length):
            minute += 1
            for name in sorted(open_taps):
                litres, temp = taps[name]
                level += litres
                heat += litres * temp
            leak = 0.02 * level
            heat -= heat / level * leak if level else 0
            level -= leak
            if level > volume:
                spilled = level - volume
                heat *= volume / level
                level = volume
                print(f"minute {minute}: {spilled:.1f} l on the floor")
        print(f"after {minute} min: {level:6.1f} l at {heat / level:.1f} °C")
    bather = 65
    print("room for the bather:", level + bather <= volume, f"{max(0, level + bather - volume):.1f} l too much")
    mixed = sum(l * t for l, t in taps.values()) / sum(l for l, _ in taps.values())
    print(f"both taps give {mixed:.2f} °C")


main()
