LAYOUT = [("code", 0, 4), ("name", 4, 14), ("qty", 14, 18), ("price", 18, 26)]

LINES = [
    "K001Teapot      12   19.50",
    "K002Sugar bowl   3    8.00",
    "K003Cup          x    4.25",
]


class Record:
    __slots__ = ("code", "name", "qty", "price")

    def __init__(self, **fields):
        for key, value in fields.items():
            setattr(self, key, value)

    @property
    def value(self):
        return int(self.qty) * float(self.price)


def parse(line):
    return Record(**{name: line[a:b].strip() for name, a, b in LAYOUT})


def stock_value(records):
    total = 0.0
    for r in records:
        try:
            total += r.value
        except ValueError:
            print("skipping", r.code, repr(r.qty))
    return total


if __name__ == "__main__":
    records = [parse(line) for line in LINES]
    print([r.name for r in records])
    print(stock_value(records))
    first = records[0]
    first.qty = "13"
    print(first.value, type(first.qty).__name__)
    first.colour = "blue"
    print(first.colour)
