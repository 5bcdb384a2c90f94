def make_account(balance):
    history = []

    def deposit(amount):
        nonlocal balance
        balance += amount
        history.append(amount)
        return balance

    def undo():
        nonlocal balance
        if not history:
            return None
        balance -= history.pop()
        return balance

    def show():
        return f"{balance} {history}"

    return deposit, undo, show


pay, undo, show = make_account(100)
other_pay, _, other_show = make_account(5)
pay(20)
pay(-50)
other_pay(1)
print(show(), "/", other_show())
print(undo(), undo(), undo())
print(show())
print([c.cell_contents for c in pay.__closure__])
