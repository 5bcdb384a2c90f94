def open_account(owner, start=0):
    balance = start
    history = []

    def deposit(n):
        nonlocal balance
        balance += n
        history.append(("+", n))
        return balance

    def withdraw(n):
        nonlocal balance
        if n > balance:
            history.append(("!", n))
            return None
        balance -= n
        history.append(("-", n))
        return balance

    def statement():
        lines = [f"{sign}{n}" for sign, n in history]
        return f"{owner}: {' '.join(lines)} = {balance}"

    return deposit, withdraw, statement


def main():
    put, take, show = open_account("Greta", 50)
    put(20)
    refused = take(100)
    left = take(65)
    print(refused, left)
    print(show())
    put2, *_, show2 = open_account("Hans")
    print(put2(7) + put(3))
    print(show2(), "|", show())


main()
