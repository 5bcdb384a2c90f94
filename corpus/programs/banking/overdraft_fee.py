"""Small bank account simulation with an overdraft fee."""

OVERDRAFT_FEE = 25
LIMIT = -200


class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.history = []

    def deposit(self, amount):
        self.balance += amount
        self.history.append(("deposit", amount))

    def withdraw(self, amount):
        new_balance = self.balance - amount
        if new_balance < 0:
            new_balance -= OVERDRAFT_FEE
        if new_balance < LIMIT:
            self.history.append(("refused", amount))
            return False
        self.balance = new_balance
        self.history.append(("withdraw", amount))
        return True

    def __repr__(self):
        return f"Account({self.owner!r}, {self.balance})"


def main():
    acc = Account("Dana", 100)
    print(acc)
    steps = [50, 80, 120, -1, 10]
    for amount in steps:
        if amount < 0:
            acc.deposit(300)
            continue
        ok = acc.withdraw(amount)
        print(amount, "ok" if ok else "refused", acc.balance)
    refused = [a for kind, a in acc.history if kind == "refused"]
    print("refused:", refused)
    print(acc)


if __name__ == "__main__":
    main()
