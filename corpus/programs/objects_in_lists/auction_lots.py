class Bidder:
    def __init__(self, name, money):
        self.name, self.money = name, money
        self.won = []

    def limit(self, lot):
        return self.money // 2 if lot.rare else self.money // 4


class Lot:
    def __init__(self, title, start, rare=False):
        self.title, self.price, self.rare = title, start, rare
        self.leader = None

    def auction(self, bidders, step=10):
        active = list(bidders)
        while active:
            bidder = active.pop(0)
            if bidder is self.leader:
                break
            if bidder.limit(self) >= self.price + step:
                self.price += step
                self.leader = bidder
                active.append(bidder)
        if self.leader:
            self.leader.money -= self.price
            self.leader.won.append(self)
        return self.leader


room = [Bidder("Kai", 200), Bidder("Lea", 160), Bidder("Mo", 90)]
for lot in (Lot("vase", 20), Lot("map", 40, rare=True), Lot("lamp", 60)):
    winner = lot.auction(room)
    print(f"{lot.title}: {winner.name if winner else 'unsold'} {lot.price}")
for b in room:
    print(b.name, b.money, [lot.title for lot in b.won])
