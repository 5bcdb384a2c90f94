"""A vending machine that knows three states."""


class Refused(Exception):
    pass


class Machine:
    prices = {"A1": 120, "A2": 80, "B1": 250}

    def __init__(self, stock):
        self.stock = stock
        self.credit = 0
        self.state = "idle"

    def insert(self, cents):
        if cents not in (10, 20, 50, 100, 200):
            raise Refused(f"coin of {cents} not accepted")
        self.credit += cents
        self.state = "has money"

    def choose(self, slot):
        if self.state != "has money":
            raise Refused("insert coins first")
        price = self.prices[slot]
        if self.stock[slot] == 0:
            raise Refused(slot + " is sold out")
        if self.credit < price:
            raise Refused(f"{price - self.credit} cents missing")
        self.stock[slot] -= 1
        change, self.credit = self.credit - price, 0
        self.state = "idle"
        return change


def attempt(machine, action, *args):
    try:
        result = getattr(machine, action)(*args)
    except Refused as e:
        print("!", e)
    else:
        print(action, args, "->", result, f"[{machine.state}]")


if __name__ == "__main__":
    m = Machine({"A1": 1, "A2": 3, "B1": 0})
    attempt(m, "choose", "A1")
    attempt(m, "insert", 100)
    attempt(m, "choose", "A1")
    attempt(m, "insert", 50)
    attempt(m, "choose", "A1")
    attempt(m, "insert", 5)
    attempt(m, "insert", 200)
    attempt(m, "choose", "B1")
    print(m.credit, m.stock)
