class Ring:
    def __init__(self, items):
        self.items = {}
        first = None
        prev = None
        for item in items:
            if prev is None:
                first = item
            else:
                self.items[prev] = item
            prev = item
        self.items[prev] = first

    def after(self, item, steps=1):
        for _ in range(steps):
            item = self.items[item]
        return item

    def insert(self, where, item):
        self.items[item] = self.items[where]
        self.items[where] = item

    def walk(self, start):
        yield start
        item = self.items[start]
        while item != start:
            yield item
            item = self.items[item]


notes = Ring(["C", "E", "G", "A"])
print(*notes.walk("G"))
print(notes.after("A"), notes.after("C", 6))
notes.insert("E", "F")
print(*notes.walk("C"))
print(" ".join(n.lower() if i % 2 else n for i, n in enumerate(notes.walk("A"))))
