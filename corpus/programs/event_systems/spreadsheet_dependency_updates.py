class Cell:
    def __init__(self, value=None, formula=None, inputs=()):
        self.formula, self.inputs = formula, inputs
        self.dependents = []
        self.updates = 0
        for i in inputs:
            i.dependents.append(self)
        self.value = value
        if formula:
            self.refresh()

    def refresh(self):
        new = self.formula(*(i.value for i in self.inputs))
        if new != self.value:
            self.value = new
            self.updates += 1
            self.notify()

    def notify(self):
        for d in self.dependents:
            d.refresh()

    def set(self, value):
        if value != self.value:
            self.value = value
            self.notify()


def main():
    price = Cell(20)
    count = Cell(3)
    net = Cell(formula=lambda p, c: p * c, inputs=(price, count))
    shipping = Cell(formula=lambda n: 0 if n >= 100 else 5, inputs=(net,))
    total = Cell(formula=lambda n, s: n + s, inputs=(net, shipping))
    seen = [total.value]
    for cell, value in [(count, 5), (price, 25), (count, 5), (price, 10)]:
        cell.set(value)
        seen.append(total.value)
    print(seen)
    print(net.updates, shipping.updates, total.updates)
    print(len(net.dependents), shipping.value, [d is total for d in net.dependents])


main()
