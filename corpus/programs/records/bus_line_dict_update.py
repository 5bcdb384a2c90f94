def make_line(number, stops, minutes):
    return {"number": number, "stops": stops, "minutes": minutes}


def extend(line, stop, minutes):
    line["stops"].append(stop)
    line["minutes"] = line["minutes"] + [minutes]
    return line


def reverse(line):
    return make_line(line["number"], line["stops"][::-1], line["minutes"][::-1])


def travel(line, a, b):
    i, j = line["stops"].index(a), line["stops"].index(b)
    return sum(line["minutes"][i:j])


def main():
    ten = make_line(10, ["Süd", "Mitte", "Nord"], [7, 9])
    short = dict(ten, number="10E")
    extend(ten, "Flughafen", 15)
    print(ten["stops"], ten["minutes"])
    print(short["stops"], short["minutes"])
    back = reverse(ten)
    print(travel(ten, "Süd", "Flughafen"), travel(back, "Flughafen", "Süd"))
    print(travel(ten, "Nord", "Mitte"), travel(short, "Mitte", "Flughafen"))
    print(travel(ten, "Süd", "Ost"))


main()
