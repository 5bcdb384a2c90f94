balance = 100


def deposit(amount):
    global balance
    balance = balance + amount
    return balance


def withdraw(amount):
    if amount > balance:
        return "not enough"
    balance_new = balance - amount
    return balance_new


def menu(choice, amount=0):
    if choice == "1":
        return deposit(amount)
    elif choice == "2":
        return withdraw(amount)
    elif choice == "3":
        return balance
    return "wrong choice"


def main():
    print("start:", menu("3"))
    print("deposit 50:", menu("1", 50))
    print("withdraw 30:", menu("2", 30))
    print("balance:", menu("3"))
    print("withdraw 500:", menu("2", 500))
    print("?", menu("x"))
    for i in range(3):
        deposit(10 * i)
    print("end:", balance)


if __name__ == "__main__":
    main()
