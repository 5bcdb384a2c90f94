def angle(hour, minute):
    hour_hand = (hour % 12) * 30 + minute / 2
    minute_hand = minute * 6
    difference = abs(hour_hand - minute_hand)
    return min(difference, 360 - difference)


def mirror(hour, minute):
    """What the clock seems to show in a mirror."""
    total = (12 * 60 - (hour % 12 * 60 + minute)) % 720
    return divmod(total, 60)


def main():
    for time in ("3:00", "9:30", "12:00", "6:15"):
        h, m = map(int, time.split(":"))
        mh, mm = mirror(h, m)
        print(f"{time:>5} {angle(h, m):6.1f}°  mirror {mh or 12}:{mm:02d}")
    right_angles = [m for m in range(60) if abs(angle(4, m) - 90) < 3]
    print("about a right angle after four at minutes", right_angles)
    closest = min(range(60), key=lambda m: angle(7, m))
    print(f"hands meet near 7:{closest}")
    print(angle(*mirror(7, closest)) == angle(7, closest))


main()
