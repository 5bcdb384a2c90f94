ML = {"tsp": 5, "tbsp": 15, "cup": 240, "l": 1000}
DENSITY = {"flour": 0.53, "sugar": 0.85, "honey": 1.42, "water": 1.0}


def grams(amount, unit, what):
    if unit == "g":
        return amount
    return round(amount * ML[unit] * DENSITY.get(what, 1), 1)


def friendly(ml):
    """The largest unit that gives at least one."""
    for unit in sorted(ML, key=ML.get, reverse=True):
        if ml >= ML[unit]:
            return f"{ml / ML[unit]:.3g} {unit}"
    return f"{ml} ml"


def parse(line):
    amount, unit, what = line.split(" ", 2)
    if "/" in amount:
        top, bottom = amount.split("/")
        return int(top) / int(bottom), unit, what
    return float(amount), unit, what


def main():
    lines = ["2 cup flour", "1/2 cup sugar", "3 tbsp honey", "40 g butter", "1/4 l water"]
    total = 0
    for line in lines:
        amount, unit, what = parse(line)
        g = grams(amount, unit, what)
        total += g
        print(f"{line:<14} {g:>6} g")
    print("dough:", total, "g")
    print([friendly(ml) for ml in (3, 15, 37.5, 720, 1500)])
    print(grams(1, "pinch", "salt"))


main()
