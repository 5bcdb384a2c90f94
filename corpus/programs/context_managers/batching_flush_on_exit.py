class Batch:
    def __init__(self, sink, size=3):
        self.sink, self.size = sink, size
        self.waiting = []

    def add(self, *items):
        for item in items:
            self.waiting.append(item)
            if len(self.waiting) >= self.size:
                self.flush()

    def flush(self):
        if self.waiting:
            self.sink.append(tuple(self.waiting))
            self.waiting.clear()

    def __enter__(self):
        return self

    def __exit__(self, kind, error, tb):
        if kind is None:
            self.flush()
        else:
            print("dropped", self.waiting)
            self.waiting = []
        return kind is StopIteration


written = []
with Batch(written) as b:
    b.add(1, 2, 3, 4)
    print(written, b.waiting)
print(written, b.waiting)
items = iter("xy")
with Batch(written, 2) as b:
    while True:
        b.add(next(items), "-" * len(written))
print(written)
with Batch(written) as b:
    b.add("z")
    b.add(*5)
