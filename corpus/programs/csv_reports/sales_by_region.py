from collections import defaultdict
from dataclasses import dataclass


@dataclass(frozen=True)
class Sale:
    region: str
    rep: str
    amount: float

    @classmethod
    def parse(cls, line):
        region, rep, amount = (part.strip() for part in line.split(","))
        return cls(region, rep, float(amount))


RAW = [
    "north, Kim, 1200.50",
    "south, Lee, 980",
    "north, Ora, 310.25",
    "west, Kim, n/a",
    "south, Lee, 45.00",
]


def read(lines):
    good, bad = [], []
    for number, line in enumerate(lines, 1):
        try:
            good.append(Sale.parse(line))
        except ValueError as err:
            bad.append((number, str(err)))
    return good, bad


def main():
    sales, errors = read(RAW)
    regions = defaultdict(list)
    for sale in sales:
        regions[sale.region].append(sale)
    for region in sorted(regions, key=lambda r: -sum(s.amount for s in regions[r])):
        group = regions[region]
        print(f"{region.upper():<6}{sum(s.amount for s in group):>10,.2f}{len(group):>3}")
    for number, message in errors:
        print("line", number, "skipped:", message)
    best = max(sales, key=lambda s: s.amount)
    print(best)
    print(Sale("north", "Ora", 310.25) in sales)


main()
