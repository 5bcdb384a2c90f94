import itertools


def serials(prefix, start=1, width=4):
    for n in itertools.count(start):
        yield f"{prefix}-{n:0{width}d}"


class Registry:
    def __init__(self):
        self._makers = {}
        self._owner = {}

    def next_for(self, product):
        if product not in self._makers:
            self._makers[product] = serials(product[:3].upper())
        return next(self._makers[product])

    def sell(self, product, customer):
        number = self.next_for(product)
        self._owner[number] = customer
        return number

    def __contains__(self, number):
        return number in self._owner

    def owned_by(self, customer):
        return [n for n, c in self._owner.items() if c == customer]


reg = Registry()
n1 = reg.sell("printer", "Kim")
n2 = reg.sell("scanner", "Ola")
n3 = reg.sell("printer", "Ola")
print(n1, n2, n3)
print(reg.owned_by("Ola"))
print("PRI-0003" in reg, n3 in reg)
batch = list(itertools.islice(serials("BOX", 98, 3), 4))
print(batch)
