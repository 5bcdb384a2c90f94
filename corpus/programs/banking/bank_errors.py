class BankError(Exception):
    code = 1


class NoSuchAccount(BankError):
    code = 4

    def __init__(self, number):
        super().__init__("no account %r" % number)
        self.number = number


class Insufficient(BankError):
    code = 7

    def __init__(self, need, have):
        self.need, self.have = need, have
        super().__init__(need, have)

    def __str__(self):
        return "needs %d more" % (self.need - self.have)


class Bank(object):
    def __init__(self, accounts):
        self._accounts = accounts
        self.calls = 0

    def withdraw(self, number, amount):
        self.calls += 1
        try:
            have = self._accounts[number]
        except KeyError as err:
            raise NoSuchAccount(number) from err
        if have < amount:
            raise Insufficient(amount, have)
        self._accounts[number] = have - amount
        return self._accounts[number]


def attempt(bank, number, amount):
    try:
        left = bank.withdraw(number, amount)
    except Insufficient as e:
        print(e.code, "insufficient:", e, e.args)
        return None
    except BankError as e:
        print(e.code, e, "| caused by", type(e.__cause__).__name__)
        return None
    else:
        print("ok, left", left)
        return left
    finally:
        print("call", bank.calls)


bank = Bank({"100": 80, "200": 15})
results = [attempt(bank, n, a) for n, a in (("100", 30), ("200", 16), ("300", 1), ("100", 50))]
print(results)
