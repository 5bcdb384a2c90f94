"""What do two accounts hold, and what does adding to them make of that?"""


class Owner:
    def __init__(self, name):
        self.name = name


class Account:
    def __init__(self, owner, balance):
        self.owner = owner
        self.balance = balance
        self.tags = ["a", "b"]

    def add(self, amount):
        before = self.balance
        self.balance += amount
        return self.balance - before


def main():
    ann = Account(Owner("Ann"), 10)
    accounts = [ann, Account(Owner("Bob"), 20)]
    total = 0
    for account in accounts:
        total += account.add(5)
    return total
