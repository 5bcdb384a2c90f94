class Lazy:
    """Remembers the steps and runs them only when somebody looks."""

    runs = 0

    def __init__(self, source, steps=()):
        self._source = source
        self._steps = steps

    def _with(self, step):
        return Lazy(self._source, self._steps + (step,))

    def filter(self, test):
        return self._with(lambda items: (i for i in items if test(i)))

    def map(self, function):
        return self._with(lambda items: map(function, items))

    def take(self, n):
        return self._with(lambda items: (i for i, _ in zip(items, range(n))))

    def sort(self, **options):
        return self._with(lambda items: iter(sorted(items, **options)))

    def __iter__(self):
        Lazy.runs += 1
        items = iter(self._source)
        for step in self._steps:
            items = step(items)
        return items

    def first(self, default=None):
        return next(iter(self), default)


prices = [12, 5, 30, 8, 19]
query = Lazy(prices).filter(lambda p: p > 6).map(lambda p: p * 2)
print(Lazy.runs)
print(list(query), query.first(), Lazy.runs)
prices.append(50)
print(list(query.sort(reverse=True).take(2)))
print(sum(query), max(query.take(3)), Lazy.runs)
nothing = query.filter(lambda p: p < 0)
print(nothing.first(), nothing.first("none"), len(nothing._steps), len(query._steps))
for i, p in enumerate(query):
    if i == 0:
        prices.clear()
    print(i, p)
print(list(query))
