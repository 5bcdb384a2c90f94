"""Objects that say for themselves how they are made, written, looked up, compared and let go."""
import contextlib
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from enum import Enum


class Seven:
    def __init__(self, n=7):
        self.n = n

    def __repr__(self):
        return str(self.n)

    def __bool__(self):
        return self.n > 7

    def __add__(self, other):
        return Seven(self.n + 1)

    def __iter__(self):
        yield self.n
        yield self.n + 1

    def __getitem__(self, key):
        self.n += 1
        return key

    def __eq__(self, other):
        return True

    __hash__ = None


class Watched:
    made = 0

    def __new__(cls, *args):
        Watched.made += 1
        return super().__new__(cls)

    def __init__(self, *args, **kwargs):
        self.args = args

    def __setattr__(self, name, value):
        object.__setattr__(self, name, value)

    def __getattr__(self, name):
        return name.upper()

    def __del__(self):
        Watched.made -= 1


class Temperature:
    scale = "C"

    def __init__(self, degrees):
        self._degrees = degrees

    @property
    def degrees(self):
        return self._degrees

    @degrees.setter
    def degrees(self, value):
        self._degrees = value

    @classmethod
    def zero(cls, *rest, **others):
        return cls(0)

    @staticmethod
    def name(scale, *, long=False):
        return scale

    def twice(self, by=2):
        return self.degrees * by

    def replaced(self):
        return "method"


class Warm(Temperature):
    def __init__(self, degrees, extra="warm"):
        super().__init__(degrees)
        self.extra = extra
        self.replaced = lambda: "attribute"

    def twice(self, by=3):
        return super().twice(by) + 1


class Shape(ABC):
    @abstractmethod
    def area(self):
        ...


class Square(Shape):
    def __init__(self, side):
        self.side = side

    def area(self):
        return self.side ** 2


@dataclass
class Point:
    x: int
    y: int = 2
    tags: list = field(default_factory=list)

    def __post_init__(self):
        self.tags.append("new")

    def moved(self, dx):
        self.x += dx
        return self


class Light(Enum):
    RED = 1
    GREEN = 2

    def other(self):
        return Light.GREEN


class Broken(Exception):
    def __init__(self, code, text="broken"):
        super().__init__(text)
        self.code = code


class Plain(Exception):
    pass


@contextlib.contextmanager
def opened(name):
    yield name
    name = name + "!"


def seven():
    s = Seven()
    t = s
    if s:
        u = "true"
    else:
        u = "false"
    v = s + 1
    a, b = s
    c = [x for x in s]
    d = s["key"]
    for item in s:
        e = item
    return s, t, u, v, a, b, c, d, e, s == 3


def watched():
    w = Watched(1, 2)
    x = w.missing
    w.args = "set"
    w = Watched()
    w = None
    return Watched.made, x


def temperatures():
    t = Temperature(20)
    t.degrees = 25
    d = t.degrees
    z = Temperature.zero(1, 2, key="v")
    n = t.name("F", long=True)
    w = Warm(30)
    r = w.replaced()
    x = w.twice()
    y = t.twice(by=4)
    return t, d, z, n, r, x, y


def others():
    p = Point(1)
    q = p.moved(dx=5)
    light = Light.RED
    other = light.other()
    square = Square(3)
    try:
        Shape()
    except TypeError as error:
        kept = error
    area = square.area()
    return p, q, light, other, area, kept


def raising(n):
    try:
        if n == 0:
            raise Plain("none", n)
        if n == 1:
            raise Broken(n)
        if n == 2:
            raise ValueError
        if n == 3:
            raise KeyError("k") from None
        with opened("file") as name:
            return name
    except (Plain, KeyError) as error:
        found = error
    except Broken as error:
        found = error.code
    except LookupError:
        found = "lookup"
    else:
        found = "nothing"
    finally:
        n = -1
    return found


def main():
    results = [seven(), watched()]
    results.append(temperatures())
    results.append(others())
    for n in range(5):
        try:
            results.append(raising(n))
        except ValueError as error:
            results.append(error)
            continue
        finally:
            last = n
    return len(results), last
