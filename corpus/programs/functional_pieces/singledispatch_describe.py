from functools import singledispatch


@singledispatch
def describe(value):
    return f"some {type(value).__name__}"


@describe.register
def _(value: int):
    return f"{'even' if value % 2 == 0 else 'odd'} number"


@describe.register(list)
@describe.register(tuple)
def _(value):
    if not value:
        return "nothing"
    return " and ".join(describe(v) for v in value)


@describe.register
def _(value: dict):
    return {k: describe(v) for k, v in value.items()}


class Cat:
    pass


class Tiger(Cat):
    pass


describe.register(Cat, lambda c: "a cat that is a " + type(c).__name__)
for v in (4, True, "x", [1, (2, 3.5)], (), {"a": Tiger(), "b": [Cat()]}):
    print(describe(v))
