from itertools import chain, tee


class Peekable:
    def __init__(self, source):
        self._it = iter(source)
        self._next = []

    def peek(self, default=None):
        if not self._next:
            try:
                self._next.append(next(self._it))
            except StopIteration:
                return default
        return self._next[0]

    def __iter__(self):
        return self

    def __next__(self):
        if self._next:
            return self._next.pop()
        return next(self._it)

    def __bool__(self):
        return self.peek(self) is not self


def groups(numbers):
    p = Peekable(numbers)
    while p:
        run = [next(p)]
        while p.peek(0) > run[-1]:
            run.append(next(p))
        yield run


print(list(groups([1, 4, 2, 3, 9, 5])))
print(list(groups([])), list(groups([7])))
a, b = tee(n * n for n in range(4))
next(b)
print([y - x for x, y in zip(a, b)])
p = Peekable("xy")
print(p.peek(), next(p), list(chain(p, "!")), p.peek("end"), bool(p))
