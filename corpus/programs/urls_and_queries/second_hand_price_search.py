from dataclasses import dataclass
from statistics import median


@dataclass(order=True)
class Offer:
    price: float
    title: str
    km_away: int = 0
    seller: str = "private"

    @classmethod
    def parse(cls, line):
        title, price, km, *seller = line.split("|")
        return cls(float(price), title, int(km), *seller)


def search(offers, *words, near=None, **exact):
    for o in offers:
        if near is not None and o.km_away > near:
            continue
        if not all(w.lower() in o.title.lower() for w in words):
            continue
        if any(getattr(o, k) != v for k, v in exact.items()):
            continue
        yield o


def main():
    lines = ["City bike red|120|4", "Racing bike Größe 56|480|25|shop", "Kids bike|45|2", "Bike trailer|90|60", "City bike|260|9|shop", "City bike (broken)|15|1"]
    offers = [Offer.parse(l) for l in lines]
    bikes = list(search(offers, "bike"))
    print(len(bikes), [o.price for o in sorted(bikes)])
    m = median(o.price for o in bikes)
    cheap = [o for o in search(offers, "city", near=10) if o.price < m]
    print("median", m, "bargains", [o.title for o in cheap])
    print([o.title for o in search(offers, seller="shop")], min(search(offers, "BIKE", near=5)).title)
    total = {o.title: round(o.price + 0.3 * 2 * o.km_away, 2) for o in offers}
    best = sorted(total, key=total.get)
    print(best[:3], total["Bike trailer"])
    print(next(search(offers, "tandem"), None), max(offers) == offers[1])
    list(search(offers, colour="red"))


if __name__ == "__main__":
    main()
