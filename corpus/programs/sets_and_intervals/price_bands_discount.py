class Band:
    def __init__(self, low, high, percent):
        self.low = low
        self.high = high
        self.percent = percent

    def matches(self, amount):
        return self.low < amount < self.high


class PriceList:
    def __init__(self):
        self.bands = []

    def add(self, low, high, percent):
        for band in self.bands:
            if low < band.high and high > band.low:
                raise ValueError(f"{low}-{high} overlaps {band.low}-{band.high}")
        self.bands.append(Band(low, high, percent))

    def discount(self, amount):
        for band in self.bands:
            if band.matches(amount):
                return band.percent
        return 0

    def price(self, amount):
        return amount * (100 - self.discount(amount)) / 100


def main():
    prices = PriceList()
    prices.add(0, 50, 0)
    prices.add(50, 200, 5)
    prices.add(200, 10_000, 12)
    for amount in (20, 50, 51, 200, 350):
        print(f"{amount:>4}: {prices.discount(amount):>2} % -> {prices.price(amount):.2f}")
    try:
        prices.add(150, 300, 8)
    except ValueError as e:
        print("refused:", e)
    print(sorted((b.low, b.high) for b in prices.bands))


if __name__ == "__main__":
    main()
