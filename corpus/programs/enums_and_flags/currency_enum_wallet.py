from enum import Enum
from decimal import Decimal as D


class Coin(Enum):
    TWO_EURO = D("2.00")
    EURO = D("1.00")
    FIFTY = D("0.50")
    TWENTY = D("0.20")
    TEN = D("0.10")

    def __str__(self):
        return self.name.replace("_", " ").lower()


def pay(amount, wallet):
    paid = []
    for coin in Coin:
        while amount >= coin.value and wallet.get(coin, 0) > 0:
            wallet[coin] -= 1
            amount -= coin.value
            paid.append(coin)
    return paid, amount


def worth(wallet):
    return sum(c.value * n for c, n in wallet.items())


def main():
    wallet = {Coin.TWO_EURO: 1, Coin.FIFTY: 3, Coin.TWENTY: 2}
    print("worth", worth(wallet))
    paid, left = pay(D("2.70"), wallet)
    print([str(c) for c in paid], "left", left)
    paid, left = pay(D("0.60"), wallet)
    print([str(c) for c in paid], "left", left)
    print({str(c): n for c, n in wallet.items() if n}, worth(wallet))
    print(pay(D("0.5"), {Coin.TEN: 2}))
    print(pay(1.5, wallet))


main()
