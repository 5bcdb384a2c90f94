import operator

OPS = {">": operator.gt, "<": operator.lt, "=": operator.eq, "!": operator.ne}


def condition(text):
    column, op, value = text.split(" ", 2)
    test = OPS[op]

    def check(row):
        actual = row[column]
        return test(actual, type(actual)(value))

    return check


def where(rows, *conditions):
    tests = [condition(c) for c in conditions]
    return [r for r in rows if all(t(r) for t in tests)]


flats = [
    {"street": "Lange Straße", "rooms": 2, "rent": 640.0},
    {"street": "Am Hof", "rooms": 4, "rent": 1210.0},
    {"street": "Kai 7", "rooms": 3, "rent": 890.5},
    {"street": "Am Hof", "rooms": 1, "rent": 410.0},
]
cheap = where(flats, "rent < 900", "rooms > 1")
print([f["street"] for f in cheap])
print(where(flats, "street = Am Hof", "rooms ! 4"))
print(len(where(flats)))
per_room = sorted((round(f["rent"] / f["rooms"], 1), f["street"]) for f in flats)
print(per_room)
