class Named:
    def __init__(self, name, **rest):
        super().__init__(**rest)
        self.name = name


class Priced:
    def __init__(self, price=0, **rest):
        super().__init__(**rest)
        self.price = price


class Tagged:
    def __init__(self, *tags, **rest):
        super().__init__(**rest)
        self.tags = tags


class Product(Named, Priced):
    pass


class Sale(Tagged, Product):
    def __init__(self, *tags, off=10, **rest):
        super().__init__(*tags, **rest)
        self.price = self.price * (100 - off) // 100


p = Product("cup", price=8)
s = Sale("blue", "new", name="jug", price=40, off=25)
for thing in (p, s):
    print(type(thing).__name__, vars(thing))
print([c.__name__ for c in Sale.__mro__])
try:
    Product("pan", prise=3)
except TypeError as e:
    print("TypeError:", "takes" in str(e) or str(e))
print(Sale(name="x").price, isinstance(s, Priced))
