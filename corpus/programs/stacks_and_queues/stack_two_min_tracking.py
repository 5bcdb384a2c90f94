class MinStack:
    def __init__(self):
        self._data = []
        self._mins = []

    def push(self, x):
        self._data.append(x)
        if not self._mins or x <= self._mins[-1]:
            self._mins.append(x)
        return self

    def pop(self):
        x = self._data.pop()
        if x == self._mins[-1]:
            self._mins.pop()
        return x

    @property
    def min(self):
        return self._mins[-1] if self._mins else None


class TwoStackQueue:
    def __init__(self, *items):
        self.inbox, self.outbox = list(items), []

    def put(self, x):
        self.inbox.append(x)

    def get(self):
        if not self.outbox:
            while self.inbox:
                self.outbox.append(self.inbox.pop())
        return self.outbox.pop()


s = MinStack().push(5).push(2).push(2).push(8)
print([(s.pop(), s.min) for _ in range(3)], s.min)
q = TwoStackQueue("a", "b")
print(q.get(), end=" ")
q.put("c")
print(q.get(), q.get(), q.inbox, q.outbox)
s.pop()
print(s.min)
q.get()
