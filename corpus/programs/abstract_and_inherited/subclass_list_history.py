class History(list):
    """A list that cannot grow over a limit and counts what it forgot."""

    def __init__(self, items=(), limit=3):
        super().__init__()
        self.limit = limit
        self.forgotten = 0
        for item in items:
            self.append(item)

    def append(self, item):
        super().append(item)
        while len(self) > self.limit:
            self.pop(0)
            self.forgotten += 1

    def __getitem__(self, index):
        if isinstance(index, str):
            return [x for x in self if x.startswith(index)]
        return super().__getitem__(index)


h = History(["ls", "cd /", "ls -l", "pwd"])
print(h, h.forgotten)
h.append("ls -a")
print(h["ls"], h[0], h[-2:])
h.extend(["a", "b"])            # extend does not ask append
print(len(h), h.forgotten, isinstance(h, list))
h.append("c")
print(h, h == ["a", "b", "c"], type(h + []).__name__)
