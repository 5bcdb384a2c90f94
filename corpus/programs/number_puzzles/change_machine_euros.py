from collections import Counter

COINS = (200, 100, 50, 20, 10, 5, 2, 1)


def to_cents(text):
    euros, _, cents = text.partition(",")
    return int(euros) * 100 + int(cents)


def change(cents, stock):
    out = Counter()
    for coin in COINS:
        n = min(cents // coin, stock[coin])
        if n:
            out[coin] = n
            cents -= n * coin
    return out, cents


def main():
    stock = Counter({200: 1, 50: 2, 20: 3, 5: 1, 2: 10})
    for price, paid in [("2,35", "5,00"), ("0,95", "2,00"), ("3,00", "3,00")]:
        due = to_cents(paid) - to_cents(price)
        coins, missing = change(due, stock)
        stock -= coins
        text = ", ".join(f"{n}x{c}" for c, n in coins.items()) or "nothing"
        print(f"{due:>4} ct: {text}" + (f" (missing {missing})" if missing else ""))
    print("left:", dict(stock), sum(c * n for c, n in stock.items()))
    print(to_cents("4,5"))
    print(to_cents("7"))


main()
