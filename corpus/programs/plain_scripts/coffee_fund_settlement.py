drunk = {"Ann": 31, "Bob": 12, "Cem": 44, "Dee": 0}
bought = [("Bob", 12.99), ("Cem", 8.49), ("Bob", 13.49), ("Dee", 5.0)]

paid = dict.fromkeys(drunk, 0.0)
for who, amount in bought:
    paid[who] += amount

total = sum(paid.values())
cups = sum(drunk.values())
price = total / cups
print(f"{cups} cups, {total:.2f} €, {price:.3f} per cup")

balance = {who: round(paid[who] - drunk[who] * price, 2) for who in drunk}
print(balance)

debtors = sorted((b, w) for w, b in balance.items() if b < 0)
creditors = sorted(((b, w) for w, b in balance.items() if b > 0), reverse=True)
transfers = []
while debtors and creditors:
    debt, who = debtors.pop(0)
    credit, to = creditors.pop(0)
    amount = round(min(-debt, credit), 2)
    transfers.append((who, to, amount))
    if -debt > amount:
        debtors.insert(0, (round(debt + amount, 2), who))
    if credit > amount:
        creditors.insert(0, (round(credit - amount, 2), to))
for who, to, amount in transfers:
    print(f"{who} gives {to} {amount:.2f}")
print(len(transfers), "transfers, left over:", debtors + creditors)
