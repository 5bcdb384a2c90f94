kitty = 0.0
debts = {"Ida": 0, "Jan": 0, "Kia": 0}
PRICE = 0.35
log = []


def drink(name, cups=1):
    global kitty
    debts[name] += cups * PRICE
    log.append((name, cups))


def pay(name, amount):
    global kitty
    kitty += amount
    debts[name] -= amount
    if debts[name] < 0:
        print(f"{name} has {-debts[name]:.2f} credit")


def buy_beans(amount):
    global kitty
    if amount > kitty:
        print(f"not enough: {kitty:.2f} of {amount:.2f}")
        return False
    kitty -= amount
    return True


def main():
    for name in ("Ida", "Jan", "Ida", "Kia", "Ida"):
        drink(name)
    drink("Jan", cups=4)
    print({n: round(d, 2) for n, d in debts.items()})
    pay("Ida", 5)
    pay("Jan", 1.75)
    print(buy_beans(8.5), buy_beans(6), round(kitty, 2))
    cups = {}
    for name, n in log:
        cups[name] = cups.get(name, 0) + n
    print(cups, sum(cups.values()), "cups")
    print(debts["Jan"], debts["Jan"] == 0)
    owing = [n for n, d in debts.items() if d > 0]
    print("please pay:", owing)
    expected = sum(cups.values()) * PRICE
    print(f"{expected:.2f} due, {kitty + sum(debts.values()):.2f} in the books")


if __name__ == "__main__":
    main()
