class Load:
    def __init__(self, colour, degrees):
        self.colour, self.degrees = colour, degrees
        self.pieces = []

    @property
    def kilos(self):
        return round(sum(kg for _, kg in self.pieces), 2)

    def accepts(self, colour, degrees, kg, limit=5):
        return colour == self.colour and degrees >= self.degrees and self.kilos + kg <= limit

    def __repr__(self):
        names = "/".join(name for name, _ in self.pieces)
        return f"{self.colour} {self.degrees}° {self.kilos} kg: {names}"


def sort_laundry(items):
    loads = []
    for name, colour, degrees, kg in sorted(items, key=lambda i: (i[2], -i[3])):
        for load in loads:
            if load.accepts(colour, degrees, kg):
                break
        else:
            load = Load(colour, degrees)
            loads.append(load)
        load.pieces.append((name, kg))
    return loads


def main():
    items = [
        ("sheets", "white", 60, 2.5), ("towels", "white", 60, 3.0), ("shirts", "white", 40, 1.2),
        ("jeans", "dark", 40, 2.2), ("socks", "dark", 40, 0.6), ("jumper", "dark", 30, 0.7),
    ]
    loads = sort_laundry(items)
    for load in loads:
        print(load)
    print(len(loads), "loads,", sum(l.kilos for l in loads), "kg")
    half_empty = [l.colour for l in loads if l.kilos < 2.5]
    print("half empty:", half_empty or "none")


main()
