def parse(message):
    """Account messages look like ``NR:ACTION[:ARGS...]``."""
    match message.split(":"):
        case [nr, "balance"]:
            return int(nr), 0
        case [nr, "deposit" | "withdraw" as action, amount]:
            sign = 1 if action == "deposit" else -1
            return int(nr), sign * int(amount)
        case [nr, "transfer", amount, target]:
            return int(nr), -int(amount), int(target)
        case [_]:
            raise ValueError("no action")
        case [_, action, *args]:
            raise ValueError(f"{action} with {len(args)} arguments")


accounts = {1: 100, 2: 0}
for message in ("1:balance", "1:transfer:30:2", "2:deposit:5", "2:withdraw", "9", "2:withdraw:x", "3:balance"):
    try:
        match parse(message):
            case (nr, amount):
                accounts[nr] += amount
            case (nr, amount, target):
                accounts[nr] += amount
                accounts[target] -= amount
    except ValueError as e:
        print(message, "->", e)
    print(accounts)
