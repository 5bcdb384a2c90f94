expenses = [
    ("Ana", 90.0, ["Ana", "Bob", "Cem"]),
    ("Bob", 30.0, ["Ana", "Bob"]),
    ("Cem", 10.0, ["Bob"]),
]
balance = {}


def settle(balance):
    payments = []
    debts = sorted((b, n) for n, b in balance.items() if b < 0)
    credits = sorted(((b, n) for n, b in balance.items() if b > 0), reverse=True)
    while debts and credits:
        debt, poor = debts.pop(0)
        credit, rich = credits.pop(0)
        amount = min(-debt, credit)
        payments.append((poor, rich, round(amount, 2)))
        if -debt > amount:
            debts.insert(0, (debt + amount, poor))
        if credit > amount:
            credits.insert(0, (credit - amount, rich))
    return payments


for payer, amount, people in expenses:
    balance[payer] = balance.get(payer, 0) + amount
    for p in people:
        balance[p] = balance.get(p, 0) - amount / len(people)

print({n: round(b, 2) for n, b in balance.items()})
for poor, rich, amount in settle(balance):
    print(f"{poor} pays {rich} {amount:.2f}")
print("sum", round(sum(balance.values()), 9))
