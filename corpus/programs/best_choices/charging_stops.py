def charge_plan(stations, distance, reach):
    """Stop as late as possible; stations are km marks."""
    position, stops = 0, []
    while distance - position > reach:
        options = [s for s in stations if position < s <= position + reach]
        if not options:
            raise RuntimeError(f"stranded after km {position}")
        position = max(options)
        stops.append(position)
    return stops


def detail(stops, distance):
    legs = []
    last = 0
    for s in stops + [distance]:
        legs.append(s - last)
        last = s
    return legs


def main():
    stations = [90, 170, 260, 330, 480, 560]
    for reach in (300, 200, 160, 120):
        try:
            stops = charge_plan(stations, 600, reach)
        except RuntimeError as e:
            print(f"{reach} km: {e}")
        else:
            print(f"{reach} km: {len(stops)} stops {stops}, legs {detail(stops, 600)}")
    print(charge_plan([], 50, 60))


if __name__ == "__main__":
    main()
