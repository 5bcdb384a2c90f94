OFFERS = """
shop;price;shipping;stars
Ökomarkt;19.90;3.95;4.6
MegaBuy;17.49;6.90;3.1
CornerStore;23.00;0;4.9
Dusty's;17.49;;4.0
"""


class Offer:
    def __init__(self, shop, price, shipping, stars):
        self.shop = shop
        self.price = float(price)
        self.shipping = float(shipping or 4.99)
        self.stars = float(stars)

    @property
    def total(self):
        return round(self.price + self.shipping, 2)

    def __str__(self):
        return f"{self.shop} ({self.total:.2f}, {self.stars}*)"


def read(text):
    header, *lines = text.strip().splitlines()
    fields = header.split(";")
    return [Offer(**dict(zip(fields, line.split(";")))) for line in lines]


def search(offers, *, max_total=None, min_stars=0, key="total"):
    hits = [o for o in offers if o.stars >= min_stars and (max_total is None or o.total <= max_total)]
    return sorted(hits, key=lambda o: getattr(o, key))


def main():
    offers = read(OFFERS)
    print(*search(offers), sep="\n")
    good = search(offers, min_stars=4.5)
    print("good:", good[0])
    print("cheap:", [str(o) for o in search(offers, max_total=22.5, key="stars")])
    print(search(offers, max_total=5))


if __name__ == "__main__":
    main()
