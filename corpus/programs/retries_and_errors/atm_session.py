class CardBlocked(Exception):
    def __init__(self, tries):
        self.tries = tries


class NotEnough(Exception):
    def __init__(self, wanted, have):
        super().__init__(wanted, have)
        self.short = wanted - have


def check_pin(pin, attempts):
    for n, attempt in enumerate(attempts, 1):
        if attempt == pin:
            return n
        if n == 3:
            raise CardBlocked(n)
    return None


def withdraw(account, amount):
    if amount % 10:
        raise ValueError("only multiples of 10")
    if amount > account["balance"]:
        raise NotEnough(amount, account["balance"])
    account["balance"] -= amount
    return amount


def session(account, attempts, amounts):
    tries = check_pin(account["pin"], attempts)
    if tries is None:
        return "cancelled"
    out = 0
    for amount in amounts:
        try:
            out += withdraw(account, amount)
        except NotEnough as e:
            print(f"  {e.short} missing")
        except ValueError as e:
            print(" ", e)
    return f"{out} paid, {account['balance']} left, {tries} tries"


def main():
    account = {"pin": "2580", "balance": 120}
    print(session(account, ["2508", "2580"], [50, 25, 100, 70]))
    print(session(account, ["1"], [10]))
    try:
        print(session(account, ["0", "00", "000", "2580"], [10]))
    except CardBlocked as e:
        print("blocked after", e.tries)


main()
