COINS = (200, 100, 50, 20, 10, 5, 2, 1)


def change(cents):
    out = {}
    for coin in COINS:
        count, cents = divmod(cents, coin)
        if count:
            out[coin] = count
    return out


def to_cents_wrong(text):
    return int(float(text) * 100)


def to_cents(text):
    euros, _, cents = text.partition(".")
    return int(euros) * 100 + int(cents.ljust(2, "0")[:2] or 0)


for text in ("4.35", "2", "0.29", "19.9"):
    wrong, right = to_cents_wrong(text), to_cents(text)
    print(f"{text:>5} {wrong:>5} {right:>5} {'' if wrong == right else 'lost a cent'}")
for cents in (388, 60, 0):
    coins = change(cents)
    print(cents, coins, sum(coins.values()))
