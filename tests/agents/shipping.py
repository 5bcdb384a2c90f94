"""What an order costs to send: parcels by class, zone and insurance."""

RATES = {"letter": 1.5, "small": 4.0, "large": 9.5}
ZONES = {"home": 1.0, "near": 1.5, "far": 2.5}


class Parcel:
    def __init__(self, name, grams, zone, value=0):
        self.name = name
        self.grams = grams
        self.zone = zone
        self.value = value

    def __repr__(self):
        return f"Parcel({self.name!r}, {self.grams})"


def weight_class(grams):
    if grams > 250:
        return "small"
    if grams > 2000:
        return "large"
    return "letter"


def insurance(parcel):
    if parcel.value <= 50:
        return 0.0
    steps = (parcel.value - 50) // 100
    return 2.0 + 0.5 * steps


def price(parcel):
    kind = weight_class(parcel.grams)
    base = RATES[kind] * ZONES[parcel.zone]
    return round(base + insurance(parcel), 2)


def discount(total, count):
    if count >= 5:
        return total * 0.1
    return 0.0


def order(parcels):
    prices = []
    for parcel in parcels:
        prices.append(price(parcel))
    total = sum(prices)
    return round(total - discount(total, len(parcels)), 2)


def main():
    parcels = [
        Parcel("card", 20, "home"),
        Parcel("mug", 400, "near"),
        Parcel("drill", 3200, "near", 180),
        Parcel("book", 900, "far"),
        Parcel("ring", 60, "far", 450),
        Parcel("shelf", 9000, "home"),
    ]
    return order(parcels)


if __name__ == "__main__":
    print(main())
