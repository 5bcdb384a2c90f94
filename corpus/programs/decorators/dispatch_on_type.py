from functools import singledispatch
from datetime import date
from fractions import Fraction


@singledispatch
def show(value):
    return f"?{value}?"


@show.register
def _(value: int):
    return f"{value:,}".replace(",", ".")


@show.register(list)
@show.register(tuple)
def _(value):
    return "[" + " ".join(show(v) for v in value) + "]"


@show.register
def _(value: dict):
    return "{" + "; ".join(f"{k} {show(v)}" for k, v in value.items()) + "}"


@show.register
def _(value: date):
    return value.strftime("%d.%m.%y")


@show.register
def _(value: Fraction):
    return f"{value.numerator}⁄{value.denominator}"


def main():
    things = [1234567, "text", (1, [2, 3000]), {"due": date(2024, 2, 1), "part": Fraction(6, 8)}, True, None]
    for t in things:
        print(type(t).__name__.ljust(6), show(t))
    print(show.dispatch(bool) is show.dispatch(int))
    print(show({}) + show([]))


main()
