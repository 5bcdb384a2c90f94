class Transaction:
    """Keeps the balances of accounts and restores them if something goes wrong."""

    def __init__(self, *accounts):
        self.accounts = accounts

    def __enter__(self):
        self.saved = [a.cents for a in self.accounts]
        return self

    def __exit__(self, kind, error, tb):
        if kind is None:
            return False
        for account, cents in zip(self.accounts, self.saved):
            account.cents = cents
        print("rolled back:", error)
        return issubclass(kind, ArithmeticError)


class Account:
    def __init__(self, cents):
        self.cents = cents

    def take(self, cents):
        self.cents -= cents
        if self.cents < 0:
            raise OverflowError("overdrawn")


a, b = Account(1000), Account(50)
for amount in (300, 900):
    with Transaction(a, b):
        b.cents += amount
        a.take(amount)
    print(a.cents, b.cents)
with Transaction(a):
    a.cents = 0
    raise TypeError("not an arithmetic one")
