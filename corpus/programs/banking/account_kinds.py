from abc import ABC, abstractmethod


class Account(ABC):
    count = 0

    def __init__(self, owner: str, balance: float = 0.0):
        Account.count += 1
        self.number = 1000 + Account.count
        self.owner = owner
        self._balance = balance

    @property
    def balance(self) -> float:
        return self._balance

    @abstractmethod
    def month_end(self) -> float:
        """Apply fees or interest, return the change."""

    def __str__(self):
        return f"{type(self).__name__} {self.number} {self.owner}: {self._balance:.2f}"


class Savings(Account):
    rate = 0.002

    def month_end(self):
        interest = round(self._balance * self.rate, 2)
        self._balance += interest
        return interest


class Checking(Account):
    fee = 4.5

    def month_end(self):
        if self._balance >= 1000:
            return 0.0
        self._balance -= self.fee
        return -self.fee


class Student(Checking):
    fee = 0


accounts = [Savings("Ida", 5200), Checking("Bo", 310.4), Student("Lea"), Checking("Max", 1000)]
changes = {}
for account in accounts:
    changes[account.number] = account.month_end()
for account in accounts:
    print(account)
print(changes)
try:
    Account("nobody")
except TypeError as err:
    print("cannot:", str(err).split(" with")[0])
print(Account.count)
