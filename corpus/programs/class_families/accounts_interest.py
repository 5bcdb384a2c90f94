class Account:
    rate = 0.01

    def __init__(self, owner, balance=0):
        self.owner = owner
        self._balance = balance
        self.log = []

    @property
    def balance(self):
        return round(self._balance, 2)

    def deposit(self, amount):
        self._balance += amount
        self.log.append(amount)

    def withdraw(self, amount):
        if amount > self.available():
            raise ValueError(f"{self.owner}: {amount} refused")
        self._balance -= amount
        self.log.append(-amount)

    def available(self):
        return self._balance

    def year_end(self):
        self.deposit(self._balance * self.rate)


class Giro(Account):
    rate = 0

    def __init__(self, owner, balance=0, credit=500):
        super().__init__(owner, balance)
        self.credit = credit

    def available(self):
        return self._balance + self.credit

    def year_end(self):
        if self._balance < 0:
            self._balance *= 1.12


class Savings(Account):
    rate = 0.03

    def withdraw(self, amount):
        super().withdraw(amount)
        if len([x for x in self.log if x < 0]) > 2:
            self._balance -= 5


def main():
    giro = Giro("Ole", 100)
    book = Savings("Ole jr.", balance=1000)
    for amount in (300, 250, 100):
        for account in (giro, book):
            try:
                account.withdraw(amount)
            except ValueError as e:
                print(e)
    for account in (giro, book):
        account.year_end()
        print(type(account).__name__, account.balance, account.log)


main()
