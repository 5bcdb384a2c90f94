class Trip:
    def __init__(self, days):
        self.days = days

    def cost(self):
        return 40 * self.days

    def describe(self):
        return f"{type(self).__name__.lower()} for {self.days} days: {self.cost()}"


class Flight(Trip):
    def __init__(self, days, ticket):
        super().__init__(days)
        self.ticket = ticket

    def cost(self):
        return super().cost() + self.ticket


class Package(Flight):
    discount = 0.1

    def __init__(self, days, ticket, hotel=30):
        super().__init__(days, ticket)
        self.hotel = hotel

    def cost(self):
        full = super().cost() + self.hotel * self.days
        return round(full * (1 - self.discount))


trips = [Trip(3), Flight(2, 199), Package(7, 250), Package(1, 100, hotel=0)]
for t in trips:
    print(t.describe())
print(Flight.cost(trips[2]), Trip.cost(trips[2]))
Package.discount = 0
print(min(trips, key=lambda t: t.cost()).describe())
