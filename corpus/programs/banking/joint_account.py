class JointAccount:
    """An account with several owners, any of whom may withdraw up to a daily limit."""

    daily_limit = 400

    def __init__(self, *owners, opening=0):
        self.owners = list(owners)
        self.balance = opening
        self.spent = {name: 0 for name in owners}

    def deposit(self, amount):
        self.balance += amount
        return self

    def withdraw(self, who, amount):
        if who not in self.owners:
            raise PermissionError(f"{who} is not an owner")
        if self.spent[who] + amount > self.daily_limit:
            return False
        if amount > self.balance:
            return False
        self.balance -= amount
        self.spent[who] += amount
        return True

    def new_day(self):
        self.spent = dict.fromkeys(self.owners, 0)

    def __contains__(self, name):
        return name in self.owners


def main():
    account = JointAccount("Petra", "Jonas", opening=250)
    account.deposit(500).deposit(75)
    results = [
        account.withdraw("Petra", 300),
        account.withdraw("Petra", 150),
        account.withdraw("Jonas", 400),
        account.withdraw("Jonas", 1),
    ]
    print(results, account.balance)
    account.new_day()
    print(account.withdraw("Petra", 125), account.balance)
    print("Jonas" in account, "Mia" in account)
    try:
        account.withdraw("Mia", 5)
    except PermissionError as err:
        print("refused:", err)
    print(account.spent)


if __name__ == "__main__":
    main()
