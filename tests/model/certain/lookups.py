"""Items, members of enums, records, functions that are values, operators of objects."""
import string
from abc import ABC, abstractmethod
from collections import namedtuple
from contextlib import ContextDecorator
from dataclasses import dataclass, field
from enum import Enum, IntEnum, auto

Point = namedtuple("Point", "x y")
PRICES = {"tea": 3, "milk": 2}


class Light(Enum):
    RED = 1
    GREEN = auto()

    @property
    def other(self):
        return NEXT[self]


class Size(IntEnum):
    SMALL = 1
    LARGE = 2


class Unit(Enum):
    METRE = "m"

    @classmethod
    def _missing_(cls, value):
        return cls.METRE


NEXT = {Light.RED: Light.GREEN, Light.GREEN: Light.RED}


@dataclass
class Order:
    name: str
    count: int = 1
    notes: list = field(default_factory=list)
    part: "Order" = None


class Shape(ABC):
    def __init__(self, side):
        self.side = side

    @abstractmethod
    def area(self):
        ...

    def __lt__(self, other):
        return self.area() < other.area()

    def __len__(self):
        return self.side

    def grow(self, by=1):
        self.side += by
        return self


class Square(Shape):
    def area(self):
        return self.side ** 2


class Traced(ContextDecorator):
    def __enter__(self):
        return self

    def __exit__(self, *details):
        return False


def twice(function):
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs), function(*args)
    return wrapper


@twice
def add(a, b=1):
    return a + b


@Traced()
def half(n):
    return n // 2


def call(function, *given, **named):
    return function(*given, **named)


def enums():
    light = Light.RED
    seen = [light.name, light.other, Light(2), Light["RED"], NEXT[light].value]
    same = light is Light.RED, light in NEXT, Size.SMALL in [1], Size.LARGE == 2
    for each in Light:
        seen.append(each)
    return seen, same, Unit("x"), isinstance(light, Light)


def items(table, texts):
    total = table["tea"] + PRICES["milk"]
    has = "tea" in table, 3 not in [1, 2], texts[-1], texts[0][1]
    first, *rest = texts
    if isinstance(texts, list) and not isinstance(total, (str, list)):
        has += (first, rest, "!" in string.punctuation)
    merged = {**table, "ink": 9}
    try:
        return merged, has, table["pen"]
    except KeyError as missing:
        return merged, has, missing


def records():
    order = Order("tea", notes=["hot"])
    order.part = Order("milk", 2, part=order)
    point = Point(1, y=2)
    return order.count, order.part.name, point, point.x, order.part.part.notes


def shapes():
    small, large = Square(2), Square(3)
    kept = large
    kept.grow(by=2)
    try:
        Shape(1)
    except TypeError:
        pass
    larger = small < large, len(small), bool(large)
    del kept
    return larger, small.grow().side, call(small.grow, by=3), call(Square, 4).area


print(enums())
print(items({"tea": 5}, ["ab", "cd", "ef"]))
print(records())
print(shapes()[0])
print(add(1), add(2, b=5), call(add, 3), half(9), call(half, 5))
print(call(lambda n, m=2: n * m, 4), call(len, [1, 2]))
