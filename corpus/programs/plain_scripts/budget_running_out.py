import sys

budget = 100.0
spent = []
for entry in ("rent 45", "food 20.5", "gift ten", "bus 12.50", "", "party 40", "book 5"):
    if not entry:
        continue
    what, amount = entry.split()
    try:
        amount = float(amount)
    except ValueError:
        print("cannot read", repr(amount))
        amount = 10
    if amount > budget:
        print(f"{what}: {amount} is more than {budget}")
        for name, cost in spent:
            print(f"  {name:<6}{cost:>6.2f}")
        sys.exit("out of money")
    budget -= amount
    spent.append((what, amount))
print("left", budget)
