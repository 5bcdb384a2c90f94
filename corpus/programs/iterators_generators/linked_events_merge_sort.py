class Event:
    def __init__(self, year, what):
        self.year, self.what = year, what

    def __lt__(self, other):
        return self.year < other.year

    def __str__(self):
        return f"{abs(self.year)}{' BC' if self.year < 0 else ''} {self.what}"


def merge(a, b):
    """Merge two sorted iterators lazily."""
    a, b = iter(a), iter(b)
    x, y = next(a, None), next(b, None)
    while x is not None and y is not None:
        if y < x:
            yield y
            y = next(b, None)
        else:
            yield x
            x = next(a, None)
    if x is not None:
        yield x
        yield from a
    if y is not None:
        yield y
        yield from b


def main():
    rome = [Event(-44, "Ides of March"), Event(79, "Vesuvius"), Event(80, "Colosseum")]
    china = [Event(-221, "Qin"), Event(79, "White Tiger Hall"), Event(105, "paper")]
    maya = [Event(-31, "oldest date")]
    for e in merge(merge(rome, china), maya):
        print(e)
    print(next(merge(iter(()), china)), list(merge([], [])))
    print(list(merge([1, 4, 9], [2, 3])), list(merge("ace", "bd")))
    print(list(merge([0, 5], [None, 1])))


main()
