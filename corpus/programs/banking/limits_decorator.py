import functools


def limited(maximum):
    def wrap(func):
        used = 0

        @functools.wraps(func)
        def inner(account, amount, *args, **kw):
            nonlocal used
            if used + amount > maximum:
                print(f"  {func.__name__}: limit {maximum} would be passed ({used} used)")
                return None
            used += amount
            return func(account, amount, *args, **kw)

        inner.used = lambda: used
        return inner

    return wrap


@limited(500)
def withdraw(account, amount, *, note=""):
    account["balance"] -= amount
    account["notes"].append(note or "cash")
    return account["balance"]


@limited(1000)
def wire(account, amount, target, fee=2):
    account["balance"] -= amount + fee
    account["notes"].append(f"to {target}")
    return account["balance"]


if __name__ == "__main__":
    acc = {"balance": 1800, "notes": []}
    print(withdraw(acc, 200))
    print(withdraw(acc, 250, note="market"))
    print(withdraw(acc, 100))
    print(wire(acc, 900, "Zoe"))
    print(wire(acc, 101, "Zoe", fee=0))
    print(acc)
    print(withdraw.used(), wire.used(), withdraw.__name__)
