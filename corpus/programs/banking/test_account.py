class Account:
    interest = 0.01

    def __init__(self, owner, history=[]):
        self.owner = owner
        self.history = history

    @property
    def balance(self):
        return sum(self.history)

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.history.append(amount)

    def withdraw(self, amount):
        if amount > self.balance:
            raise ValueError("not enough money")
        self.history.append(-amount)


def test_deposit():
    a = Account("Ann")
    a.deposit(30)
    a.deposit(12)
    assert a.balance == 42


def test_negative_deposit():
    a = Account("Ann", [])
    try:
        a.deposit(-1)
    except ValueError as e:
        assert "positive" in str(e)
    else:
        assert False, "no error"


def test_withdraw():
    b = Account("Ben")
    b.deposit(10)
    b.withdraw(4)
    assert b.balance == 6, b.balance


for test in (test_deposit, test_negative_deposit, test_withdraw):
    print(test.__name__, end=" ... ")
    test()
    print("ok")
