def autorepr(*fields):
    def decorate(cls):
        def __repr__(self):
            inner = ", ".join(f"{f}={getattr(self, f)!r}" for f in fields)
            return f"{cls.__name__}({inner})"
        cls.__repr__ = __repr__
        return cls
    return decorate


def ordered_by(field):
    def decorate(cls):
        cls.__lt__ = lambda a, b: getattr(a, field) < getattr(b, field)
        cls.__eq__ = lambda a, b: getattr(a, field) == getattr(b, field)
        return cls
    return decorate


@autorepr("name", "year")
@ordered_by("year")
class Wine:
    def __init__(self, name, year, price):
        self.name, self.year, self.price = name, year, price


def main():
    cellar = [Wine("Rioja", 2015, 19), Wine("Riesling", 2021, 9), Wine("Barolo", 2009, 55)]
    print(sorted(cellar))
    print(min(cellar), max(cellar).price)
    print(Wine("A", 2000, 1) == Wine("B", 2000, 2))
    old = [w for w in cellar if w < Wine("?", 2016, 0)]
    print(old)
    total = sum(w.price for w in cellar)
    print("worth", total)
    print({w: w.price for w in cellar})


main()
