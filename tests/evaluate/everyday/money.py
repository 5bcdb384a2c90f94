class Money:
    def __init__(self, amount, currency="EUR"):
        self.amount = amount
        self.currency = currency

    def __add__(self, other):
        if isinstance(other, Money):
            if other.currency != self.currency:
                raise ValueError("currencies differ")
            return Money(self.amount + other.amount, self.currency)
        return NotImplemented

    def __lt__(self, other):
        return self.amount < other.amount

    def __bool__(self):
        return self.amount != 0


class Wallet:
    def __init__(self):
        self._notes = []
        self.__pin = "1234"

    def put(self, *notes):
        for note in notes:
            self._notes.append(note)

    def check(self, pin):
        return pin == self.__pin

    @property
    def total(self):
        result = Money(0)
        for note in self._notes:
            result = result + note
        return result


def main():
    wallet = Wallet()
    wallet.put(Money(5), Money(20))
    amount = wallet.total.amount
    smallest = min(Money(3), Money(2))
    print(amount, smallest.amount, bool(Money(0)), wallet.check("1234"))
    try:
        Money(1) + Money(1, "USD")
    except ValueError as error:
        print(error)
    return amount


main()
