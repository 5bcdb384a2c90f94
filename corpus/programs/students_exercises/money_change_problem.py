coins = [200, 100, 50, 20, 10, 5, 2, 1]

def change(amount):
    used = {}
    for coin in coins:
        n = amount // coin
        if n > 0:
            used[coin] = n
        amount = amount % coin
    return used

def text(used):
    parts = []
    for coin in used:
        if coin >= 100:
            name = str(coin // 100) + " euro"
        else:
            name = str(coin) + " cent"
        parts.append(str(used[coin]) + " x " + name)
    return ", ".join(parts)

price = 7.35
paid = 10
back = int((paid - price) * 100)
print("back:", back, "cents")
print(text(change(back)))

price = 1.1
back = int((2 - price) * 100)
print("back:", back, "cents")
print(text(change(back)))
count = sum(change(99).values())
print("99 cents need", count, "coins")
print(change(0), text(change(388)))
