class InsufficientFunds(Exception):
    def __init__(self, account, amount):
        self.account, self.amount = account, amount
        super().__init__(f"{account.owner}: {amount} asked, {account.available} available")


class Account:
    limit = 0

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    @property
    def available(self):
        return self.balance + self.limit

    def withdraw(self, amount):
        if amount > self.available:
            raise InsufficientFunds(self, amount)
        self.balance -= amount
        return self.balance


class Giro(Account):
    limit = 100


class Student(Giro):
    @property
    def available(self):
        return min(super().available, 60)


accounts = [Account("Ada", 50), Giro("Bo", 20), Student("Cy", 30)]
for amount in (60, 55):
    for a in accounts:
        try:
            print(a.owner, a.withdraw(amount))
        except InsufficientFunds as e:
            print("no:", e, e.account is a)
accounts[2].limit = 5
print([a.available for a in accounts], Giro.limit, sum(a.balance for a in accounts))
