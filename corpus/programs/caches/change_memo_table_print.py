table = {}

def ways(amount, coins):
    key = (amount, len(coins))
    if key in table:
        return table[key]
    if amount == 0:
        return 1
    if amount < 0 or not coins:
        return 0
    result = ways(amount - coins[0], coins) + ways(amount, coins[1:])
    table[key] = result
    return result

euro = (5, 2, 1)
for amount in (3, 5, 8):
    print(amount, "ct:", ways(amount, euro), "ways")
print(len(table), "results kept")
print({k: v for k, v in table.items() if k[0] == 5})

# other coins
sickles = (4, 3, 1)
print(5, "knuts:", ways(5, sickles), "ways")
print(6, "knuts:", ways(6, sickles), "ways")
table.clear()
print(5, "knuts:", ways(5, sickles), "ways")
