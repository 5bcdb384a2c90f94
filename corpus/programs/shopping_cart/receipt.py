# Prints a receipt like the small supermarket at the corner
WIDTH = 28

items = [("Milk 1l", 2, 1.09), ("Eggs", 1, 2.89), ("Bananas", 0.82, 1.79), ("Deposit", 2, 0.25), ("Chocolate bar long name", 3, 0.99)]


def line(left, right):
    space = WIDTH - len(right) - 1
    if len(left) > space:
        left = left[:space - 1] + "."
    return left.ljust(space) + " " + right


print("CORNER SHOP".center(WIDTH))
print("=" * WIDTH)
total = 0
for name, qty, price in items:
    amount = round(qty * price, 2)
    total += amount
    print(line(name, "%.2f" % amount))
    if qty != 1:
        if isinstance(qty, float):
            print("   %.3f kg x %.2f" % (qty, price))
        else:
            print("   %d x %.2f" % (qty, price))
print("-" * WIDTH)
print(line("TOTAL", "%.2f" % total))
cash = 20.0
print(line("CASH", "%.2f" % cash))
print(line("CHANGE", "%.2f" % (cash - total)))
print("*" * WIDTH)
print("%d items" % sum(q for _, q, _ in items if isinstance(q, int)))
