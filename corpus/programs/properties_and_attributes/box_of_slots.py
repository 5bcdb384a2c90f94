class Vector:
    __slots__ = ("x", "y")
    zero = None

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __iter__(self):
        return (getattr(self, n) for n in self.__slots__)

    def moved(self, **by):
        values = {n: getattr(self, n) + by.get(n, 0) for n in self.__slots__}
        return type(self)(**values)


class Named(Vector):
    name = "?"


Vector.zero = Vector(0, 0)
v = Vector(2, 3)
w = v.moved(y=4)
print(*w, *v.moved(), tuple(Vector.zero))
for target in (v, Named(1, 1)):
    try:
        target.colour = "red"
        print("dict:", target.__dict__)
    except AttributeError:
        print("no place for a colour")
n = Named(5, 6).moved(x=1)
print(type(n).__name__, *n, n.name)
del v.x
print(hasattr(v, "x"), v.y)
