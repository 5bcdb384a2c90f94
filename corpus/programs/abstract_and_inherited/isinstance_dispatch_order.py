class Payment:
    fee = 0

    def __init__(self, cents):
        self.cents = cents


class Card(Payment):
    fee = 30


class Credit(Card):
    fee = 90


class Cash(Payment):
    pass


def describe(p):
    if isinstance(p, Card):
        return "card"
    if isinstance(p, Credit):       # can never be: a Credit is a Card
        return "credit"
    if type(p) is Payment:
        return "unknown"
    return type(p).__name__.lower()


payments = [Cash(500), Credit(2000), Card(999), Payment(1)]
for p in payments:
    print(f"{describe(p):8}{p.cents:>5}{p.fee:>4}{p.cents - p.fee:>6}")
by_type = {}
for p in payments:
    by_type[type(p)] = by_type.get(type(p), 0) + p.cents
print({t.__name__: c for t, c in by_type.items()})
print(sum(isinstance(p, Card) for p in payments), issubclass(Credit, (Cash, Payment)))
