class Offer:
    def __init__(self, giver, day, hours):
        self.giver = giver
        self.day = day
        self.hours = hours


class Worker:
    def __init__(self, name, free, maximum):
        self.name = name
        self.free = set(free.split())
        self.maximum = maximum
        self.extra = []

    @property
    def load(self):
        return sum(o.hours for o in self.extra)

    def can_take(self, offer):
        return offer.day in self.free and offer.giver != self.name and self.load + offer.hours < self.maximum


def distribute(offers, workers):
    open_offers = []
    for offer in sorted(offers, key=lambda o: o.hours, reverse=True):
        able = [w for w in workers if w.can_take(offer)]
        if not able:
            open_offers.append(offer)
            continue
        chosen = min(able, key=lambda w: (w.load, w.name))
        chosen.extra.append(offer)
        chosen.free.discard(offer.day)
    return open_offers


def main():
    workers = [Worker("Ode", "mon tue", 8), Worker("Pip", "tue wed", 6), Worker("Rae", "mon", 4)]
    offers = [Offer("Pip", "mon", 4), Offer("Ode", "wed", 6), Offer("Rae", "tue", 4), Offer("Rae", "mon", 3)]
    left = distribute(offers, workers)
    for w in workers:
        print(w.name, w.load, [f"{o.day} from {o.giver}" for o in w.extra])
    print("nobody wants:", [(o.giver, o.day) for o in left])


main()
