ZONES = {"center": 0, "inner": 1, "outer": 2, "airport": 3}
PRICES = [2.2, 3.0, 3.8, 5.4]


class Ticket:
    def __init__(self, start, end, *, reduced=False, bike=False):
        self.start, self.end = start, end
        self.reduced = reduced
        self.bike = bike

    @property
    def zones(self):
        a, b = ZONES[self.start], ZONES[self.end]
        return abs(a - b)

    @property
    def price(self):
        p = PRICES[self.zones]
        if self.reduced:
            p *= 0.6
        if self.bike:
            p += 2
        return round(p, 2)

    def __lt__(self, other):
        return self.price < other.price

    def __repr__(self):
        flags = "".join(f for f, on in (("r", self.reduced), ("b", self.bike)) if on)
        return f"<{self.start}-{self.end}{' ' + flags if flags else ''} {self.price:.2f}>"


def cheapest(*tickets):
    return min(tickets), sum(t.price for t in tickets)


tickets = [
    Ticket("center", "airport"),
    Ticket("inner", "outer", bike=True),
    Ticket("airport", "center", reduced=True),
    Ticket("outer", "outer"),
]
print(sorted(tickets))
best, total = cheapest(*tickets)
print(best, f"total {total:.2f}")
DAY = 9.0
print("day ticket pays off:", DAY < total, "for", [t for t in tickets if t.price > DAY / 2])
saved = Ticket("center", "airport").price - Ticket("airport", "center", reduced=True).price
print(saved, saved == 2.16)
