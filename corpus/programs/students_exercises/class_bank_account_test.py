class BankAccount:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.transactions = []

    def deposit(self, amount):
        if amount <= 0:
            print("Amount must be positive")
            return False
        self.balance += amount
        self.transactions.append(("deposit", amount))
        return True

    def withdraw(self, amount):
        if amount > self.balance:
            print("Not enough money")
            return False
        self.balance -= amount
        self.transactions.append(("withdraw", amount))
        return True

    def transfer(self, other, amount):
        return self.withdraw(amount) and other.deposit(amount)


a = BankAccount("Ana", 100)
b = BankAccount("Ben")
a.deposit(-5)
print(a.transfer(b, 30), a.balance, b.balance)
print(a.transfer(b, 300), a.balance, b.balance)
print(b.transfer(a, -10), a.balance, b.balance)     # a negative withdrawal
print(b.transactions)
assert a.balance + b.balance == 100, "money was lost or made"
