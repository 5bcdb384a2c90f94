from functools import wraps


class Quantity(float):
    unit = ""

    def __new__(cls, value, unit):
        self = super().__new__(cls, value)
        self.unit = unit
        return self

    def __str__(self):
        return f"{float(self):g} {self.unit}"


def unit(name, **expected):
    def decorate(func):
        names = func.__code__.co_varnames

        @wraps(func)
        def wrapper(*args):
            for arg, value in zip(names, args):
                want, got = expected.get(arg), getattr(value, "unit", None)
                if want and got and want != got:
                    raise TypeError(f"{func.__name__}: {arg} in {got}, not {want}")
            return Quantity(func(*args), name)
        return wrapper
    return decorate


@unit("m/s", way="m", time="s")
def speed(way, time):
    return way / time


@unit("m")
def metres(value):
    return value


v = speed(metres(100), Quantity(8, "s"))
print(v, v * 2, v > 12, type(v + 1).__name__)
print(str(speed(5, 2)), f"{v:.1f}", v.unit)
print(speed(v, 2))
