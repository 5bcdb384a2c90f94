class BankError(Exception):
    """Base of all errors of the bank."""


class InsufficientFunds(BankError):
    def __init__(self, needed, available):
        super().__init__(f"need {needed}, have {available}")
        self.needed = needed
        self.available = available


class UnknownAccount(BankError):
    pass


accounts = {"A-100": 250, "A-101": 40, "B-200": 0}


def withdraw(number, amount):
    if number not in accounts:
        raise UnknownAccount(number)
    have = accounts[number]
    if have < amount:
        raise InsufficientFunds(amount, have)
    accounts[number] = have - amount


def transfer(src, dst, amount):
    withdraw(src, amount)
    if dst not in accounts:
        accounts[src] += amount
        raise UnknownAccount(dst)
    accounts[dst] += amount
    return amount


orders = [
    ("A-100", "A-101", 100),
    ("A-101", "B-200", 500),
    ("B-200", "C-300", 0),
    ("Z-999", "A-100", 5),
    ("A-101", "B-200", 140),
]
moved = 0
for order in orders:
    try:
        moved += transfer(*order)
    except InsufficientFunds as e:
        print("not enough:", e, "missing", e.needed - e.available)
    except BankError as e:
        print(type(e).__name__, e)
    else:
        print("ok", order)
print("moved", moved)
print(accounts)
assert sum(accounts.values()) == 290
