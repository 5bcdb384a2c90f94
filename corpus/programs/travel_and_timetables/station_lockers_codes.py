import random


class Lockers:
    sizes = {"S": 3.0, "M": 4.5, "L": 6.0}

    def __init__(self, seed, **numbers):
        self._rng = random.Random(seed)
        self.free = {size: list(range(1, n + 1)) for size, n in numbers.items()}
        self.codes = {}

    def store(self, what, size):
        for s in "SML"["SML".index(size):]:
            if self.free.get(s):
                number = self.free[s].pop(0)
                code = f"{self._rng.randrange(10_000):04}"
                self.codes[code] = (s, number, what)
                return code, self.sizes[s]
        raise LookupError(f"no locker for {what}")

    def open(self, code):
        size, number, what = self.codes.pop(code)
        self.free[size].insert(0, number)
        return what


def main():
    lockers = Lockers(5, S=1, M=1, L=1)
    tickets = {}
    income = 0
    for what, size in [("backpack", "S"), ("hat box", "S"), ("skis", "L"), ("lunch", "S")]:
        try:
            code, price = lockers.store(what, size)
        except LookupError as e:
            print("sorry,", e)
            continue
        tickets[what] = code
        income += price
        print(what, "->", code, f"{price:.2f}")
    print("income", income, "free", lockers.free)
    print(lockers.open(tickets["hat box"]), lockers.free["M"])
    try:
        lockers.open(tickets["hat box"])
    except KeyError:
        print("this code is used up")
    print(len(lockers.codes), "in use")


main()
