class Stage:
    def __init__(self):
        self.next = None

    def __or__(self, other):
        last = self
        while last.next:
            last = last.next
        last.next = other
        return self

    def push(self, item):
        for out in self.process(item):
            if self.next:
                self.next.push(out)

    def done(self):
        if self.next:
            self.next.done()


class Split(Stage):
    def process(self, item):
        yield from item.split()


class Where(Stage):
    def __init__(self, test):
        super().__init__()
        self.test = test

    def process(self, item):
        if self.test(item):
            yield item


class Count(Stage):
    def __init__(self):
        super().__init__()
        self.counts = {}

    def process(self, item):
        self.counts[item] = self.counts.get(item, 0) + 1
        return ()

    def done(self):
        for pair in self.counts.items():
            if self.next:
                self.next.push(pair)
        super().done()


class Collect(Stage):
    def __init__(self):
        super().__init__()
        self.items = []

    def process(self, item):
        self.items.append(item)
        return []


end = Collect()
line = Split() | Where(str.isalpha) | Count() | end
for text in ("a b 3 a", "b c !"):
    line.push(text)
print(end.items)
line.done()
print(end.items)
