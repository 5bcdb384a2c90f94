class Positive:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return getattr(obj, self.name, 0)

    def __set__(self, obj, value):
        if value <= 0:
            raise ValueError(f"{self.name[1:]} must be positive, got {value}")
        setattr(obj, self.name, value)


class Product:
    net = Positive()
    pieces = Positive()

    def __init__(self, net, pieces):
        self.net = net
        self.pieces = pieces

    @property
    def value(self):
        return self.net * self.pieces


p, q = Product(12, 3), Product(5, 10)
p.pieces -= 1
print(p.value, q.value, vars(p))
for field, value in (("pieces", 0), ("net", -3), ("net", 2.5)):
    try:
        setattr(q, field, value)
    except ValueError as e:
        print(e)
print(q.value, type(Product.net).__name__)
