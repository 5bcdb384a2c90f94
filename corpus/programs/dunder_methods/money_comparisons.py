class Money:
    def __init__(self, amount, currency="EUR"):
        self.amount = amount
        self.currency = currency

    def __eq__(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        return (self.amount, self.currency) == (other.amount, other.currency)

    def __lt__(self, other):
        if self.currency != other.currency:
            raise TypeError(f"{self.currency} and {other.currency}")
        return self.amount < other.amount

    def __hash__(self):
        return hash((self.amount, self.currency))

    def __bool__(self):
        return self.amount != 0

    def __repr__(self):
        return f"{self.amount} {self.currency}"


wallet = [Money(5), Money(20), Money(5), Money(0), Money(1)]
print(sorted(wallet), max(wallet))
print(Money(5) == Money(5), Money(5) is wallet[0], Money(5) == 5, Money(5) != 5)
print(len(set(wallet)), wallet.index(Money(20)), Money(7) in wallet)
print([m for m in wallet if m], Money(3) > Money(2))
print(min(Money(3), Money(2, "USD")))
