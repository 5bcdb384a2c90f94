class Money:
    symbol = "?"
    rate = 1.0

    def __init__(self, amount):
        self.amount = round(amount, 2)

    def to(self, cls):
        return cls(self.amount / self.rate * cls.rate)

    def __add__(self, other):
        return type(self)(self.amount + other.to(type(self)).amount)

    def __eq__(self, other):
        return abs(self.amount - other.to(type(self)).amount) < 0.005

    def __repr__(self):
        return f"{self.amount:.2f} {self.symbol}"


class Euro(Money):
    symbol = "€"


class Franc(Money):
    symbol, rate = "Fr.", 0.95


class Yen(Money):
    symbol, rate = "¥", 160.0

    def __init__(self, amount):
        super().__init__(amount)
        self.amount = int(amount)

    def __repr__(self):
        return f"{self.amount} {self.symbol}"


def main():
    fee, tea = Franc(19), Yen(480)
    print(fee.to(Euro), tea.to(Euro), Euro(7.555))
    print(fee + tea, tea + fee)
    total = Euro(0)
    for m in (fee, tea, Euro(1.5)):
        total = total + m
    print(total, Franc(9.5) == Euro(10), Yen(1) == Euro(0))
    print(sorted([fee, tea, total], key=lambda m: m.to(Euro).amount))


if __name__ == "__main__":
    main()
