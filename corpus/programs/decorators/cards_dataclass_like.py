def record(cls):
    names = list(cls.__annotations__)
    defaults = {n: getattr(cls, n) for n in names if hasattr(cls, n)}

    def __init__(self, *args, **kwargs):
        values = {**defaults, **dict(zip(names, args)), **kwargs}
        missing = [n for n in names if n not in values]
        if missing:
            raise TypeError(f"{cls.__name__} needs {', '.join(missing)}")
        self.__dict__.update(values)

    def __repr__(self):
        return f"{cls.__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in names)})"

    def __eq__(self, other):
        return self.__dict__ == other.__dict__

    cls.__init__, cls.__repr__, cls.__eq__ = __init__, __repr__, __eq__
    return cls


@record
class Trip:
    town: str
    nights: int = 1
    friends: list = []


def main():
    a = Trip("Porto", 3)
    b = Trip(town="Porto", nights=3)
    print(a, a == b, a == Trip("Porto"))
    a.friends.append("Rui")
    print(b, Trip("Faro").friends)
    try:
        Trip(nights=2)
    except TypeError as e:
        print(e)
    print(sorted([b, Trip("Braga", 5)], key=lambda t: t.nights)[-1].town)


main()
