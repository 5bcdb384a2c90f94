prices = {"apple": 0.4, "bread": 2.2, "cheese": 3.85}
scanned = ["apple", "bread", "apple", "apple", "soap", "cheese"]

receipt = {}
unknown = []
for item in scanned:
    if item not in prices:
        unknown.append(item)
        continue
    if item in receipt:
        receipt[item] = receipt[item] + 1
    else:
        receipt[item] = 1

total = 0
for item in receipt:
    cost = receipt[item] * prices[item]
    total = total + cost
    print(item.ljust(10) + str(receipt[item]) + " x " + str(prices[item]) + " = " + str(cost))

print("TOTAL", total)
print("rounded", round(total, 2))
if unknown:
    print("please ask about:", ", ".join(unknown))

paid = 10
change = paid - total
print("change", round(change, 2))
coins = 0
cents = round(change * 100)
for c in [200, 100, 50, 20, 10, 5, 2, 1]:
    while cents >= c:
        cents -= c
        coins += 1
print(coins, "coins")
