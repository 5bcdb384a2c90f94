# The list is changed before the check fails: the error leaves a broken order.
class OutOfStock(Exception):
    pass


class Store:
    def __init__(self, **stock):
        self.stock = stock
        self.orders = []

    def order(self, **wanted):
        order = {}
        self.orders.append(order)
        for name, n in wanted.items():
            if self.stock.get(name, 0) < n:
                raise OutOfStock(name)
            self.stock[name] -= n
            order[name] = n
        return order

    def order_safely(self, **wanted):
        short = [n for n in wanted if self.stock.get(n, 0) < wanted[n]]
        if short:
            raise OutOfStock(*short)
        return self.order(**wanted)


s = Store(nut=10, bolt=4)
print(s.order(nut=2, bolt=1))
for method in (s.order, s.order_safely):
    try:
        method(nut=3, bolt=9, gear=1)
    except OutOfStock as e:
        print(method.__name__, "lacks", e.args)
    print(s.stock, s.orders)
