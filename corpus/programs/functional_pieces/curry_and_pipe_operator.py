class Pipe:
    def __init__(self, func, *args, **kwargs):
        self.func, self.args, self.kwargs = func, args, kwargs

    def __ror__(self, value):
        return self.func(value, *self.args, **self.kwargs)

    def __call__(self, *args, **kwargs):
        return Pipe(self.func, *args, **kwargs)


@Pipe
def where(items, test):
    return [x for x in items if test(x)]


@Pipe
def take(items, n=1):
    return list(items)[:n]


@Pipe
def join(items, sep=","):
    return sep.join(map(str, items))


def curry(f, n):
    def collect(*got):
        if len(got) >= n:
            return f(*got)
        return lambda *more: collect(*got, *more)
    return collect


print([5, 8, 11, 14] | where(lambda x: x % 2 == 0) | join("+"))
print(range(10) | take(3) | join, "abc" | take)
volume = curry(lambda a, b, c: a * b * c, 3)
print(volume(2)(3)(4), volume(2, 3)(4), volume(1)(2, 3))
half = volume(1, 0.5)
print([half(x) for x in (4, 10)], [1] | where(bool) | take(n=0))
