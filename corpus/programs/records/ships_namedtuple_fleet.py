from collections import namedtuple
from statistics import mean

Ship = namedtuple("Ship", "name year length crew")
Voyage = namedtuple("Voyage", "ship start end miles")


def age(ship, year=2024):
    return year - ship.year


def speed(v):
    return v.miles / (v.end - v.start)


def main():
    fleet = [
        Ship("Alba", 1998, 112.5, 24),
        Ship("Brise", 2015, 88, crew=12),
        Ship(name="Ölstern", year=1987, length=154, crew=31),
    ]
    by_name = {s.name: s for s in fleet}
    voyages = [Voyage("Alba", 0, 48, 672), Voyage("Brise", 5, 25, 330), Voyage("Alba", 60, 100, 480)]

    for s in sorted(fleet, key=age, reverse=True):
        mine = [v for v in voyages if v.ship == s.name]
        text = f"{mean(map(speed, mine)):.1f} kn" if mine else "in the harbour"
        print(f"{s.name:<8}{age(s):>3} y  {text}")

    crew_hours = sum(by_name[v.ship].crew * (v.end - v.start) for v in voyages)
    print("crew hours", crew_hours)
    long_ship = max(fleet, key=lambda s: s.length)
    _, year, *_ = long_ship
    print(long_ship.name, year, long_ship._fields.index("crew"))
    refit = long_ship._replace(year=2020)
    fleet[fleet.index(long_ship)] = refit
    print([age(s) for s in fleet], by_name["Ölstern"].year, refit == long_ship)
    total = Ship._make(["all", min(s.year for s in fleet), sum(s.length for s in fleet), sum(s.crew for s in fleet)])
    print(total)


if __name__ == "__main__":
    main()
