import csv
import io

DATA = """region,month,units,price
north,jan,10,2.50
south,jan,,2.50
north,feb,4,3.00
south,feb,7,abc
west,feb,1,3.00
"""


class Region:
    def __init__(self, name):
        self.name = name
        self.units = 0
        self.revenue = 0.0

    def add(self, row):
        units = int(row["units"] or 0)
        self.units += units
        self.revenue += units * float(row["price"])


def summarise(file):
    regions, errors = {}, []
    for line, row in enumerate(csv.DictReader(file), start=2):
        region = regions.setdefault(row["region"], Region(row["region"]))
        try:
            region.add(row)
        except ValueError as error:
            errors.append((line, str(error)))
    return regions, errors


def main():
    regions, errors = summarise(io.StringIO(DATA))
    for r in sorted(regions.values(), key=lambda r: r.revenue, reverse=True):
        print(f"{r.name:<6} {r.units:>3} {r.revenue:>6.2f}")
    print(errors)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerows([r.name, r.units] for r in regions.values())
    print(repr(out.getvalue()))


if __name__ == "__main__":
    main()
