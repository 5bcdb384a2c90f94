class Peekable:
    _END = object()

    def __init__(self, iterable):
        self._it = iter(iterable)
        self._next = next(self._it, self._END)

    def __iter__(self):
        return self

    def __next__(self):
        if self._next is self._END:
            raise StopIteration
        value, self._next = self._next, next(self._it, self._END)
        return value

    def peek(self, default=None):
        return default if self._next is self._END else self._next

    def take_while(self, test):
        while self._next is not self._END and test(self._next):
            yield next(self)


def group_lines(text):
    lines = Peekable(text.splitlines())
    for line in lines:
        if line.startswith("#"):
            items = list(lines.take_while(lambda l: not l.startswith("#")))
            yield line.lstrip("# "), items


notes = """# Shopping
tea
lamp oil
# Empty
# Calls
Mrs Ødegård
"""
for title, items in group_lines(notes):
    print(f"{title} ({len(items)}): {'; '.join(items)}")

p = Peekable([3, 1, 4, 1, 5])
print(p.peek(), next(p), p.peek())
print(list(p.take_while(lambda n: n < 5)), list(p), p.peek("end"))
