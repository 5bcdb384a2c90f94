class Node:
    def __init__(self, value, below):
        self.value, self.below = value, below


class History:
    """The books of one reader, newest on top."""

    def __init__(self):
        self._top = None
        self._size = 0

    def push(self, title):
        self._top = Node(title, self._top)
        self._size += 1

    def pop(self):
        if self._top is None:
            raise IndexError("nothing was ever borrowed")
        node, self._top = self._top, self._top.below
        self._size -= 1
        return node.value

    def __iter__(self):
        node = self._top
        while node:
            yield node.value
            node = node.below

    def __len__(self):
        return self._size

    def __contains__(self, title):
        return any(t == title for t in self)


h = History()
for title in ("Nana", "Germinal", "Thérèse", "Germinal"):
    if title in h:
        print(title, "again")
    h.push(title)
print(list(h), len(h))
print("last:", h.pop(), "before that:", next(iter(h)))
print("Nana" in h, "Paris" in h)
counter = 0
while len(h):
    counter += len(h.pop())
print(counter, list(h))
h.pop()
