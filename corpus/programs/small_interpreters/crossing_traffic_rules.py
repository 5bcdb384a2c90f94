"""Who drives first? Rules are tried from top to bottom."""

RULES = """
ambulance before anything
tram before anything
main before side
right before left
"""


def load(text):
    rules = []
    for line in text.strip().splitlines():
        first, _, second = line.partition(" before ")
        rules.append((first.strip(), second.strip()))
    return rules


def fits(word, vehicle):
    return word == "anything" or word == vehicle["kind"] or word in vehicle["tags"]


def decide(a, b, rules):
    for first, second in rules:
        forward = fits(first, a) and fits(second, b)
        backward = fits(first, b) and fits(second, a)
        if forward != backward:
            winner = a if forward else b
            return winner["name"], f"{first} before {second}"
    return None, "wave at each other"


def vehicle(name, kind, *tags):
    return {"name": name, "kind": kind, "tags": set(tags)}


def main():
    rules = load(RULES)
    bus = vehicle("bus 12", "bus", "main", "left")
    bike = vehicle("Ina", "bike", "side", "right")
    tram = vehicle("tram 5", "tram", "side")
    car = vehicle("B-XY 1", "car", "main", "right")
    help_ = vehicle("RTW 3", "ambulance", "side")
    for a, b in [(bus, bike), (bus, car), (tram, car), (tram, help_), (tram, tram), (bike, bike)]:
        print(a["name"], "/", b["name"], "->", *decide(a, b, rules))
    rules.reverse()
    print(decide(tram, car, rules))


if __name__ == "__main__":
    main()
