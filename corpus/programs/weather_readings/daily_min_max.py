readings = {
    "Mon": [3.2, 7.8, 11.4, 6.1],
    "Tue": [2.0, 6.5, 9.9, 4.4],
    "Wed": [-1.5, 0.3, 4.8, -0.2],
}


def main():
    coldest = None
    warmest = None
    for day, temps in readings.items():
        low, high = min(temps), max(temps)
        mean = sum(temps) / len(temps)
        print(f"{day}: {low:5.1f} to {high:4.1f}, mean {mean:.2f}")
        if coldest is None or low < coldest[1]:
            coldest = (day, low)
        if warmest is None or high > warmest[1]:
            warmest = (day, high)
    print("coldest:", *coldest)
    print("warmest:", *warmest)
    frost = [d for d, t in readings.items() if min(t) < 0]
    print("frost on", ", ".join(frost) if frost else "no day")


if __name__ == "__main__":
    main()
