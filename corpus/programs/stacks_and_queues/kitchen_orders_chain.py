import itertools
from collections import OrderedDict


class Kitchen:
    number = itertools.count(101)

    def __init__(self, **minutes):
        self.minutes = minutes
        self.open = OrderedDict()

    def order(self, *dishes, rush=False):
        nr = next(self.number)
        self.open[nr] = list(dishes)
        if rush:
            self.open.move_to_end(nr, last=False)
        return nr

    def cancel(self, nr):
        return self.open.pop(nr, None) is not None

    def cook(self, budget):
        """Cook in order as long as the minutes last."""
        served = []
        while self.open:
            nr, dishes = next(iter(self.open.items()))
            need = max(self.minutes[d] for d in dishes)
            if need > budget:
                break
            budget -= need
            served.append(nr)
            del self.open[nr]
        return served, budget


def main():
    k = Kitchen(soup=4, steak=12, fries=7, salad=3)
    a = k.order("steak", "fries")
    b = k.order("soup")
    c = k.order("salad", "soup", rush=True)
    print(a, b, c, list(k.open))
    print(k.cook(15))
    print(k.cancel(a), k.cancel(999))
    d = k.order("fries")
    print(k.cook(budget=10), list(k.open.items()), d)


main()
