entries = [
    ("rent", -800),
    ("salary", 2100),
    ("food", -230),
    ("bonus", 150),
    ("rent", -20),
]

income = 0
spent = {}
for label, amount in entries:
    if amount > 0:
        income += amount
    else:
        spent[label] = spent.get(label, 0) - amount

total = sum(spent.values())
left = income - total
print(f"income {income}, spent {total}, left {left}")
for label in sorted(spent, key=spent.get, reverse=True):
    share = 100 * spent[label] / total
    print(f"{label:<8}{share:.1f} %")
