from collections import ChainMap

DEFAULT = {"oil_km": 15000, "tyres_km": 40000, "colour": "grey"}

cars = {
    "van": {"km": 61200, "oil_at": 48000, "tyres_at": 30000, "oil_km": 12000},
    "mini": {"km": 20100, "oil_at": 15500, "tyres_at": 0},
}


def due(car):
    spec = ChainMap(car, DEFAULT)
    left = {
        part: spec[part + "_at"] + spec[part + "_km"] - spec["km"]
        for part in ("oil", "tyres")
    }
    return left


def drive(name, km):
    cars[name]["km"] += km
    left = due(cars[name])
    return [part for part, n in left.items() if n <= 0]


def main():
    for name, car in cars.items():
        print(name, due(car), ChainMap(car, DEFAULT)["colour"])
    print("van:", drive("van", 100))
    print("mini:", drive("mini", km=10_500))
    cars["mini"]["oil_at"] = cars["mini"]["km"]
    print("mini:", drive("mini", 0), due(cars["mini"])["oil"])
    DEFAULT["oil_km"] = 10_000
    soonest = min((n, part, name) for name, c in cars.items() for part, n in due(c).items())
    print(soonest)


main()
