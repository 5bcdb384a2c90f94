class Auction:
    def __init__(self, item, reserve=0):
        self.item, self.reserve = item, reserve
        self.bids = []

    def bid(self, who, amount):
        if amount <= 0:
            raise ValueError("bids are positive")
        self.bids.append((amount, who))
        return self

    def result(self):
        valid = sorted(b for b in self.bids if b[0] >= self.reserve)
        if not valid:
            return None, 0
        price = valid[-2][0] if len(valid) > 1 else self.reserve
        return valid[-1][1], price


def main():
    lamp = Auction("lamp", 20).bid("Uli", 35).bid("Vik", 50).bid("Wil", 19)
    chair = Auction("chair", reserve=80).bid("Uli", 79.99)
    vase = Auction("vase").bid("Vik", 12).bid("Wil", 12)
    desk = Auction("desk", 100).bid("Xia", 140)
    income = 0
    for a in (lamp, chair, vase, desk):
        winner, price = a.result()
        income += price
        print(f"{a.item:<6}{winner or 'unsold':<8}{price:>7.2f}")
    print("income", income)
    try:
        vase.bid("Uli", -1)
    except ValueError as e:
        print(e, len(vase.bids))


main()
