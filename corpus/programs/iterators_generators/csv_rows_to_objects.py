import csv
import io
from typing import Iterator, NamedTuple

DATA = """name,weight,price
"apples, red",1.25,2.99
pears,0.8,3.49
quinces,,5.00
grapes,abc,4.20
"""


class Fruit(NamedTuple):
    name: str
    weight: float
    price: float

    @property
    def total(self) -> float:
        return round(self.weight * self.price, 2)


def read(stream, errors: list) -> Iterator[Fruit]:
    for number, row in enumerate(csv.DictReader(stream), start=2):
        try:
            yield Fruit(row["name"], float(row["weight"] or 1), float(row["price"]))
        except ValueError as e:
            errors.append(f"line {number}: {e}")


def totals(fruits):
    running = 0
    for f in fruits:
        running += f.total
        yield f.name, round(running, 2)


def main():
    errors = []
    fruits = read(io.StringIO(DATA), errors)
    print(next(fruits))
    print(errors, list(totals(fruits)))
    print(errors)
    again = sorted(read(io.StringIO(DATA), errors), key=lambda f: f.price)
    print([f.name for f in again], len(errors))


main()
