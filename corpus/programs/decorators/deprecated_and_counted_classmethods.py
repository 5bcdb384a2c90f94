import warnings
from functools import wraps


def deprecated(instead):
    def decorate(func):
        @wraps(func)
        def wrapper(*args, **kwargs):
            warnings.warn(f"{func.__name__} is old, use {instead}", DeprecationWarning, stacklevel=2)
            return func(*args, **kwargs)
        return wrapper
    return decorate


class Shape:
    made = 0

    @classmethod
    @deprecated("square")
    def box(cls, a):
        return cls.square(a)

    @classmethod
    def square(cls, a):
        cls.made += 1
        return a * a

    @staticmethod
    @deprecated(instead="len")
    def sides():
        return 4


class Tile(Shape):
    pass


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(Shape.box(3), Tile.box(2), Tile.sides())
    print([str(w.message) for w in caught])
print(Shape.made, Tile.made)
with warnings.catch_warnings():
    warnings.simplefilter("error")
    print(Tile.square(5))
    Tile.sides()
