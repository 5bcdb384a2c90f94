class RingBuffer:
    def __init__(self, capacity):
        self.slots = [None] * capacity
        self.head = 0
        self.count = 0

    def put(self, item):
        if self.count == len(self.slots):
            raise OverflowError("queue full")
        tail = (self.head + self.count) % len(self.slots)
        self.slots[tail] = item
        self.count += 1

    def get(self):
        if self.count == 0:
            raise LookupError("queue empty")
        item = self.slots[self.head]
        self.slots[self.head] = None
        self.head = (self.head + 1) % len(self.slots)
        self.count -= 1
        return item

    def __iter__(self):
        for i in range(self.count):
            yield self.slots[(self.head + i) % len(self.slots)]

    def __repr__(self):
        return f"RingBuffer({list(self)}, head={self.head})"


def main():
    q = RingBuffer(3)
    for job in ("scan", "print", "fax", "copy"):
        try:
            q.put(job)
        except OverflowError as e:
            print(job, "->", e)
    print(q.get(), q.get())
    q.put("mail")
    print(q, q.slots)
    while True:
        try:
            print("got", q.get())
        except LookupError:
            break
    print(q, q.slots == [None] * 3)


main()
