class Lock:
    def __init__(self, name, rank):
        self.name, self.rank = name, rank

    def __enter__(self):
        if held and held[-1].rank >= self.rank:
            raise RuntimeError(f"{self.name} after {held[-1].name}")
        held.append(self)
        return self

    def __exit__(self, *exc):
        assert held.pop() is self

    def __repr__(self):
        return self.name


held = []


def transfer(a, b):
    first, second = sorted((a, b), key=lambda l: l.rank)
    with first, second:
        return f"holding {held}"


def careless(a, b):
    with a, b:
        return f"holding {held}"


def main():
    users, orders, stock = Lock("users", 1), Lock("orders", 2), Lock("stock", 3)
    print(transfer(stock, users))
    print(careless(users, orders), held)
    try:
        print(careless(stock, orders))
    except RuntimeError as e:
        print("order:", e)
    print("held at the end:", held)
    with users:
        print(transfer(stock, orders))


main()
