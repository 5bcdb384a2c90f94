class Transaction:
    def __init__(self, accounts):
        self.accounts = accounts

    def __enter__(self):
        self.before = dict(self.accounts)
        return self

    def move(self, source, target, amount):
        self.accounts[source] -= amount
        if self.accounts[source] < 0:
            raise ValueError(f"{source} has not enough")
        self.accounts[target] += amount

    def __exit__(self, kind, error, traceback):
        if kind is ValueError:
            self.accounts.clear()
            self.accounts.update(self.before)
            print("rolled back:", error)
            return True
        return False


accounts = {"rent": 900, "food": 250, "fun": 60}
with Transaction(accounts) as t:
    t.move("food", "fun", 40)
print(accounts)

with Transaction(accounts) as t:
    t.move("rent", "food", 100)
    t.move("fun", "rent", 300)
    print("not printed")
print(accounts, sum(accounts.values()))

with Transaction(accounts) as t:
    t.move("rent", "savings", 10)
