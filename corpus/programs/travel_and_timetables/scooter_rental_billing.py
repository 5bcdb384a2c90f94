class Rental:
    unlock = 1.0
    per_minute = 0.19
    cap = 15.0

    def __init__(self, rider, minutes, km):
        self.rider = rider
        self.minutes = minutes
        self.km = km

    def price(self):
        return min(self.unlock + self.minutes * self.per_minute, self.cap)

    def speed(self):
        return self.km / (self.minutes / 60)


class Subscriber(Rental):
    unlock = 0

    def price(self):
        return round(super().price() * 0.9, 2)


class Staff(Subscriber):
    def price(self):
        return 0


def invoice(rentals):
    lines = {}
    for r in rentals:
        lines.setdefault(type(r).__name__, []).append(r.price())
    return {kind: (len(p), round(sum(p), 2)) for kind, p in lines.items()}


def main():
    rentals = [
        Rental("Ava", 12, 3.1),
        Subscriber("Ben", 30, 9.5),
        Rental("Cai", 140, 22),
        Staff("Dee", 45, 6),
        Subscriber("Ava", 2, 0.4),
    ]
    for r in rentals:
        print(f"{r.rider} {type(r).__name__:11}{r.price():6.2f} {r.speed():5.1f} km/h")
    print(invoice(rentals))
    Rental.per_minute = 0.25
    print("after the increase", invoice(rentals))
    Subscriber.unlock = 0.5
    print([r.price() for r in rentals if isinstance(r, Subscriber)])
    lost = Rental("Eve", 0, 0)
    print(lost.price())
    print(lost.speed())


main()
