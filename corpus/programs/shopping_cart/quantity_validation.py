class CartError(Exception):
    pass


class QuantityError(CartError):
    def __init__(self, product, qty):
        self.product = product
        self.qty = qty
        super().__init__(f"{qty!r} is not a quantity for {product}")


class Quantity:
    """A descriptor that accepts whole numbers above zero."""

    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return getattr(obj, self.name)

    def __set__(self, obj, value):
        if not isinstance(value, int) or value < 1:
            raise QuantityError(obj.product, value)
        setattr(obj, self.name, value)


class Line:
    qty = Quantity()

    def __init__(self, product, qty=1):
        self.product = product
        self.qty = qty


line = Line("stamp", 10)
for value in (25, 0, -3, "7", 2.5, True):
    try:
        line.qty = value
        print("set to", line.qty)
    except QuantityError as e:
        print(e.product, "|", e)
print(vars(line))
try:
    Line("envelope", None)
except CartError as e:
    print(type(e).__name__, e.args)
