class Label:
    def __init__(self, code):
        self.code = code

    @property
    def kind(self):
        return "weighed" if self.code.startswith("2") else "normal"

    @property
    def checksum(self):
        return -sum(int(d) * 3 ** (i % 2) for i, d in enumerate(self.code[:-1])) % 10

    @property
    def valid(self):
        return len(self.code) == 13 and self.code[-1] == str(self.checksum)

    @property
    def price(self):
        """Only weighed goods carry their price: digits 7 to 11, in cents."""
        if self.kind != "weighed":
            return None
        return int(self.code[7:12]) / 100


def scan(*codes, prices):
    total = 0
    for code in codes:
        label = Label(code)
        if not label.valid:
            print(code, "cannot be read, should end with", label.checksum)
            continue
        price = prices.get(code, label.price)
        total += price
        print(code, label.kind, f"{price:.2f}")
    return total


def main():
    prices = {"4006381333931": 1.19}
    total = scan("4006381333931", "2012345003459", "2012345003451", prices=prices)
    print("total %.2f" % total)
    fixed = "201234500345" + str(Label("2012345003459").checksum)
    print(scan(fixed, prices=prices))
    print(scan("4006381333931", prices={}))


if __name__ == "__main__":
    main()
