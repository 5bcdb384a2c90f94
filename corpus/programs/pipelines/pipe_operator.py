class Pipe:
    """Allows  value | Pipe(f) | Pipe(g)."""

    def __init__(self, function, *args, **kwargs):
        self.function = function
        self.args = args
        self.kwargs = kwargs

    def __ror__(self, value):
        return self.function(value, *self.args, **self.kwargs)

    def __call__(self, *args, **kwargs):
        return Pipe(self.function, *args, **kwargs)


@Pipe
def where(items, test):
    return [i for i in items if test(i)]


@Pipe
def select(items, f):
    return [f(i) for i in items]


@Pipe
def take(items, n=1):
    return items[:n]


order = Pipe(sorted, key=len, reverse=True)
join = Pipe(lambda items, sep=", ": sep.join(items))

fruits = ["fig", "banana", "kiwi", "cherry", "plum", "date"]
long_ones = fruits | where(lambda f: len(f) > 3) | order | take(3) | join
print(long_ones)
print(fruits | take | join)
loud = fruits | select(str.upper) | where(lambda f: "A" in f) | join(sep="/")
print(loud)
print(fruits | select(len) | Pipe(sum))
