class Ticket:
    price = 10.0
    label = "adult"

    def cost(self, rides=1):
        return self.price * rides

    def describe(self):
        return f"{self.label}: {self.cost():.2f}"


class Child(Ticket):
    label = "child"

    def cost(self, rides=1):
        return super().cost(rides) / 2


class Group(Ticket):
    def __init__(self, *tickets):
        self.tickets = tickets

    @property
    def label(self):
        return "group of " + str(len(self.tickets))

    def cost(self, rides=1):
        full = sum(t.cost(rides) for t in self.tickets)
        return full * 0.8 if len(self.tickets) >= 4 else full


class Season(Ticket):
    price = 90.0
    label = "season"

    def cost(self, rides=1):
        return self.price


def cheapest(rides, *tickets):
    return min(tickets, key=lambda t: t.cost(rides))


family = Group(Ticket(), Ticket(), Child(), Child())
pair = Group(Ticket(), Child())
for t in (Ticket(), Child(), family, pair, Season()):
    print(t.describe())
print(family.cost(3), pair.cost(rides=2))
for rides in (5, 9, 12):
    print(rides, cheapest(rides, Ticket(), Season()).label)
print(Group().cost(), Group(family, Season()).cost(2))
