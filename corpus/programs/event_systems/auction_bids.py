class Auction:
    def __init__(self, lot, start):
        self.lot = lot
        self.start = start
        self.bids = []
        self.listeners = {"bid": [], "closed": []}

    def on(self, event, callback):
        self.listeners[event].append(callback)

    def _fire(self, event, *args):
        for callback in self.listeners[event]:
            callback(self, *args)

    @property
    def price(self):
        return self.bids[-1][1] if self.bids else self.start

    def bid(self, who, amount):
        if amount <= self.price:
            return False
        self.bids.append((who, amount))
        self._fire("bid", who, amount)
        return True

    def close(self):
        self._fire("closed", *(self.bids[-1] if self.bids else ("nobody", 0)))


class RobotBidder:
    def __init__(self, name, maximum, step=10):
        self.name, self.maximum, self.step = name, maximum, step

    def __call__(self, auction, who, amount):
        if who != self.name and amount + self.step <= self.maximum:
            auction.bid(self.name, amount + self.step)


def main():
    vase = Auction("vase", 50)
    vase.on("bid", RobotBidder("robo", 90))
    vase.on("bid", RobotBidder("auto", 75, step=5))
    vase.on("closed", lambda a, who, n: print(f"{a.lot} goes to {who} for {n}"))
    print(vase.bid("Lena", 40))
    print(vase.bid("Lena", 55))
    print(vase.bids)
    vase.bid("Lena", 100)
    vase.close()
    print(len(vase.bids), "bids")


main()
