class Payment:
    fee = 0.0
    limit = None

    def __init__(self, owner):
        self.owner = owner
        self.paid = []

    def pay(self, amount):
        if self.limit is not None and amount > self.limit:
            return False
        self.paid.append(round(amount + self.charge(amount), 2))
        return True

    def charge(self, amount):
        return amount * self.fee


class Cash(Payment):
    limit = 1000

    def pay(self, amount):
        return super().pay(round(amount * 20) / 20)


class CreditCard(Payment):
    fee = 0.025


class Voucher(Payment):
    def __init__(self, owner, value):
        super().__init__(owner)
        self.limit = value

    def pay(self, amount):
        ok = super().pay(amount)
        if ok:
            self.limit -= amount
        return ok


def settle(amount, *methods):
    for m in methods:
        if m.pay(amount):
            return f"{amount} by {type(m).__name__} of {m.owner}: {m.paid[-1]}"
    return f"{amount} not paid"


def main():
    gift, purse, card = Voucher("Ida", 50), Cash("Ida"), CreditCard("Mum")
    for amount in (19.99, 30.01, 30, 12.48, 1200):
        print(settle(amount, gift, purse, card))
    print(gift.limit, purse.paid, sum(card.paid))
    print(settle(2000, purse, gift))


main()
