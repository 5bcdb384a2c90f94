from dataclasses import dataclass, astuple


@dataclass(eq=True, order=True)
class Item:
    name: str
    cents: int
    vat: str = "A"

    def __post_init__(self):
        if self.cents < 0 and not self.name.startswith("refund"):
            raise ValueError(f"negative price for {self.name}")
        self.name = self.name[:12]


def parse(text):
    for line in text.strip().splitlines():
        name, _, rest = line.rpartition(" ")
        vat = "A"
        if rest[-1].isalpha():
            rest, vat = rest[:-1], rest[-1]
        yield Item(name.strip(), round(float(rest) * 100), vat)


def main():
    text = """
    Haselnusskekse 2.49B
    Kaffee 500g 6.99B
    Glühbirne 3.20
    refund Pfand -0.75
    Kaffee 500g 6.99B
    """
    items = list(parse(text))
    for i in items:
        print(f"{i.name:<13}{i.cents / 100:>6.2f} {i.vat}")
    sums = {}
    for i in items:
        sums[i.vat] = sums.get(i.vat, 0) + i.cents
    print(sums, sum(sums.values()))
    print(items[1] == items[4], items.count(items[1]), min(items).name)
    print(astuple(sorted(items, key=lambda i: i.cents)[0]))
    try:
        Item("Brot", -5)
    except ValueError as e:
        print(e)


main()
