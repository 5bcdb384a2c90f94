def main():
    slopes = [
        ("Nordwand", 38, "N", [20, 35, 5]),
        ("Sonnenhang", 33, "S", [20, 35, 5]),
        ("Wiese", 24, "N", [25, 40, 0]),
        ("Kar", 41, "NE", [10, 0, 0]),
    ]
    wind = "SW"
    opposite = {"N": "S", "S": "N", "SW": "NE", "NE": "SW"}
    levels = {}
    for name, angle, side, snow in slopes:
        fresh = sum(snow[-2:])
        level = 1
        if angle >= 30:
            level += 1 + (fresh >= 30)
        if side in (opposite[wind], "N") and fresh:
            level += 1
        levels[name] = level
        print(f"{name:11}{angle}° {side:3}{fresh:>3} cm fresh -> level {level} {'!' * level}")
    worst = max(levels.values())
    print("worst:", [n for n, l in levels.items() if l == worst])
    safe = {n for n, l in levels.items() if l <= 2}
    tour = ["Wiese", "Sonnenhang", "Kar"]
    for i, part in enumerate(tour, start=1):
        if part not in safe:
            print(f"turn back at {part} (part {i} of {len(tour)})")
            break
    else:
        print("the tour is possible")


if __name__ == "__main__":
    main()
