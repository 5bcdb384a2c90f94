def make_change(cents, coins=(200, 100, 50, 20, 10, 5, 2, 1)):
    used = []
    for coin in coins:
        while cents > coin:
            used.append(coin)
            cents -= coin
    return used, cents


price = 365
paid = 500
coins, left = make_change(paid - price)
print(coins, left)

for price in [1, 99, 180, 250]:
    coins, left = make_change(500 - price)
    print("price", price, "->", coins)
    if sum(coins) != 500 - price:
        print("  short by", left)
    else:
        print("  exact")
