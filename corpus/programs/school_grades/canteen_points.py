balance = 500
menu = {"soup": 180, "pasta": 320, "salad": 150}
history = []


def buy(meal):
    price = menu[meal]
    if price > balance:
        history.append((meal, "refused"))
        return False
    balance -= price
    history.append((meal, "ok"))
    return True


def main():
    print("balance", balance)
    week = ["soup", "pasta", "salad"]
    expensive = max(menu, key=menu.get)
    print("most expensive:", expensive)
    total = sum(menu[m] for m in week)
    print("a full week costs", total)
    for meal in week:
        print(meal, buy(meal))
    print(history, balance)


main()
