class TypedList:
    kind = object

    def __init__(self, *items):
        self._items = []
        for i in items:
            self.add(i)

    def add(self, item):
        if not isinstance(item, self.kind):
            raise TypeError(f"{item!r} is no {self.kind.__name__}")
        self._items.append(item)

    def __getitem__(self, i):
        found = self._items[i]
        return type(self)(*found) if isinstance(i, slice) else found

    def __repr__(self):
        return f"{type(self).__name__}{tuple(self._items)}"


class Words(TypedList):
    kind = str

    def longest(self):
        return max(self, key=len)


class Numbers(TypedList):
    kind = (int)

    def total(self):
        return sum(self)


words = Words("ant", "Käfer", "bee", "worm")
print(words[1:3], words[-1], words.longest())
numbers = Numbers(4, 8, True)
print(numbers.total(), numbers[::-1])
print("bee" in words, 9 in numbers, list(words[:0]))
for bad in (lambda: words.add(5), lambda: Numbers(1, 2.0), lambda: numbers[7]):
    try:
        bad()
    except (TypeError, IndexError) as e:
        print(type(e).__name__, e)
print(len(words._items), type(words[0:1]) is Words)
