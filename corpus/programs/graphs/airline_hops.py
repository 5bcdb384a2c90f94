class Flight:
    all = []

    def __init__(self, code, origin, target, price):
        self.code, self.origin, self.target, self.price = code, origin, target, price
        Flight.all.append(self)

    def __repr__(self):
        return f"{self.code}({self.origin}-{self.target})"

    @classmethod
    def leaving(cls, city):
        return [f for f in cls.all if f.origin == city]


def journeys(city, goal, max_hops, so_far=[]):
    if city == goal:
        yield so_far
        return
    if max_hops == 0:
        return
    for flight in Flight.leaving(city):
        yield from journeys(flight.target, goal, max_hops - 1, so_far + [flight])


def cost(journey):
    return sum(f.price for f in journey)


Flight("LH1", "FRA", "LIS", 120)
Flight("TP8", "LIS", "GRU", 410)
Flight("LA3", "FRA", "GRU", 690)
Flight("TP2", "LIS", "FRA", 90)
Flight("IB5", "FRA", "MAD", 80)

options = sorted(journeys("FRA", "GRU", 3), key=cost)
for option in options:
    print(cost(option), option)
cheapest, *_ = options
print("cheapest has", len(cheapest), "legs")
print(list(journeys("MAD", "FRA", 4)))
