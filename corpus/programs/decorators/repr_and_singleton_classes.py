def with_repr(*names):
    def decorate(cls):
        def __repr__(self):
            inside = ", ".join(f"{n}={getattr(self, n)!r}" for n in names)
            return f"{cls.__name__}({inside})"
        cls.__repr__ = __repr__
        return cls
    return decorate


def singleton(cls):
    made = []

    def make(*args):
        if not made:
            made.append(cls(*args))
        return made[0]
    return make


@with_repr("x", "tags")
class Dot:
    def __init__(self, x, *tags):
        self.x = x
        self.tags = tags


@singleton
@with_repr("names")
class Registry:
    def __init__(self, *names):
        self.names = list(names)


print(Dot(3, "red", "big"), [Dot(1.5)])
first = Registry("a")
second = Registry("b", "c")
second.names.append("d")
print(first, first is second)
