class Shelf:
    def __init__(self, *products):
        self._products = list(products)

    def __len__(self):
        return len(self._products)

    def __getitem__(self, key):
        if isinstance(key, str):
            for p in self._products:
                if p[0] == key:
                    return p
            raise KeyError(key)
        return self._products[key]

    def __setitem__(self, index, product):
        self._products[index] = product

    def __iter__(self):
        return iter(sorted(self._products))

    def __contains__(self, name):
        return any(p[0] == name for p in self._products)

    def __add__(self, other):
        return Shelf(*self._products, *other._products)


top = Shelf(("soap", 4), ("brush", 2))
low = Shelf(("towel", 9))
both = top + low
print(len(both), both[0], both["towel"], both[-1])
both[1] = ("broom", 1)
print([name for name, n in both])
print("broom" in both, "brush" in both, "brush" in top)
print(both[1:])
for name, n in both:
    print(name.ljust(8, "."), n)
print(both["mop"])
