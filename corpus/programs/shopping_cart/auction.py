class Auction:
    def __init__(self, item, reserve):
        self.item, self.reserve = item, reserve
        self.bids = []
        self.open = True

    def bid(self, who, amount):
        if not self.open:
            raise RuntimeError("auction is over")
        if self.bids and amount <= self.bids[-1][1]:
            return False
        self.bids.append((who, amount))
        return True

    def close(self):
        self.open = False
        if not self.bids:
            return None
        who, amount = self.bids[-1]
        return (who, amount) if amount >= self.reserve else None


def play(auction, bids):
    for who, amount in bids:
        ok = auction.bid(who, amount)
        print("  %s bids %d: %s" % (who, amount, "leads" if ok else "too low"))
    return auction.close()


clock = Auction("clock", 60)
chest = Auction("chest", 500)
results = {}
for a, bids in (
    (clock, [("Ed", 40), ("Flo", 55), ("Ed", 55), ("Gus", 61)]),
    (chest, [("Flo", 300)]),
    (Auction("stool", 1), []),
):
    print(a.item)
    results[a.item] = play(a, bids)
print(results)
sold = [item for item, r in results.items() if r]
print("sold:", sold, "income:", sum(results[s][1] for s in sold))
clock.bid("Ed", 100)
