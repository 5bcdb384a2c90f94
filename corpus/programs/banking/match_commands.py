"""A tiny teller terminal: commands in, balance out."""


def run(commands, balance=0):
    history = []
    for command in commands:
        match command.split():
            case ["deposit", amount]:
                balance += int(amount)
            case ["withdraw", amount] if int(amount) <= balance:
                balance -= int(amount)
            case ["withdraw", amount]:
                print("cannot withdraw", amount, "of", balance)
            case ["undo"] if history:
                balance = history.pop()
                continue
            case ["undo"]:
                print("nothing to undo")
                continue
            case ["show" | "print"]:
                print("balance:", balance)
                continue
            case [unknown, *rest]:
                print(f"? {unknown} ({len(rest)} arguments)")
                continue
            case []:
                continue
        history.append(balance)
    return balance, history


session = """deposit 100
withdraw 30
show

withdraw 500
undo
undo
print
send 5 to Bob
deposit 8"""

final, history = run(session.splitlines(), balance=10)
print(final, history)
