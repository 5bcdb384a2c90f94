class Product:
    def __init__(self, name):
        self.name = name


class Sized(Product):
    def __init__(self, name, size):
        super().__init__(name)
        self.size = size

    def __eq__(self, other):
        return isinstance(other, Sized) and (self.name, self.size) == (other.name, other.size)

    def __hash__(self):
        return hash((self.name, self.size))


stock = {}


def add(product, n):
    stock[product] = stock.get(product, 0) + n


cup = Product("cup")
add(cup, 3)
add(Product("cup"), 4)          # another object: another key
add(cup, 1)
add(Sized("shirt", "M"), 5)
add(Sized("shirt", "M"), 2)
add(Sized("shirt", "L"), 1)
for p, n in stock.items():
    print(p.name, getattr(p, "size", "-"), n)
print(len(stock), stock[cup], Product("cup") in stock, Sized("shirt", "L") in stock)
by_name = {}
for p, n in stock.items():
    by_name[p.name] = by_name.get(p.name, 0) + n
print(by_name, stock.pop(Sized("shirt", "M")), stock.get(Sized("shirt", "M")))
