from enum import Flag, auto
from collections import Counter


class Car(Flag):
    SEATS = auto()
    BIKES = auto()
    QUIET = auto()
    FAMILY = auto()
    BISTRO = auto()


def parse(text):
    car = Car(0)
    for letter in text:
        car |= {"s": Car.SEATS, "b": Car.BIKES, "q": Car.QUIET, "f": Car.FAMILY, "x": Car.BISTRO}[letter]
    return car


def find(train, wanted, avoid=Car(0)):
    return [n for n, car in train.items() if wanted & car == wanted and not car & avoid]


def main():
    train = {n: parse(t) for n, t in enumerate(["sb", "sq", "s", "sf", "x", "sbf"], start=21)}
    print(find(train, Car.BIKES), find(train, Car.SEATS, avoid=Car.FAMILY | Car.BIKES))
    print(find(train, Car.BIKES | Car.FAMILY), find(train, Car.QUIET | Car.BISTRO))
    counts = Counter(f.name for car in train.values() for f in Car if f in car)
    print(counts.most_common(2), counts["QUIET"])
    both = train[21] | train[25]
    print(both.value, Car.BISTRO in both, both == parse("bxs"))
    changed = {n: (car & ~Car.BIKES).value for n, car in train.items() if car & Car.BIKES}
    print(changed)


main()
