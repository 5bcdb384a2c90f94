stations = [(0, 1.79), (120, 1.69), (250, 1.89), (310, 1.65), (480, 1.75)]
goal = 600
tank = 50.0
usage = 8.0 / 100


def plan(stations, goal, level=10.0):
    cost = 0.0
    log = []
    points = stations + [(goal, 0)]
    for i, (km, price) in enumerate(stations):
        cheaper = next((k for k, p in points[i + 1:] if p < price), goal)
        need = min((cheaper - km) * usage, tank)
        if need > level:
            fill = need - level
            level += fill
            cost += fill * price
            log.append((km, round(fill, 1), price))
        drive = points[i + 1][0] - km
        level -= drive * usage
        if level < -1e-9:
            raise RuntimeError(f"empty {drive} km after {km}")
    return log, cost, level


def main():
    log, cost, rest = plan(stations, goal)
    for km, litres, price in log:
        print(f"km {km:>3}: {litres:5.1f} l at {price}")
    print(f"cost {cost:.2f}, rest {rest:.1f} l")
    only_first, c, _ = plan([stations[0]], goal)
    print(f"filling at home only: {c:.2f}", only_first)
    print(f"saved {c - cost:.2f}")
    try:
        plan(stations[:1], 700)
    except RuntimeError as e:
        print("RuntimeError:", e)


main()
