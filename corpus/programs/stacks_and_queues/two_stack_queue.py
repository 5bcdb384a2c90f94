class Queue:
    """A queue made of two stacks, as asked in class."""

    def __init__(self, *items):
        self.inbox = list(items)
        self.outbox = []
        self.moves = 0

    def put(self, item):
        self.inbox.append(item)

    def get(self):
        if not self.outbox:
            while self.inbox:
                self.outbox.append(self.inbox.pop())
                self.moves += 1
        return self.outbox.pop()

    def __len__(self):
        return len(self.inbox) + len(self.outbox)

    def __bool__(self):
        return len(self) > 0

    def __iter__(self):
        yield from reversed(self.outbox)
        yield from self.inbox


def main():
    q = Queue("ant", "bee")
    q.put("cat")
    print(q.get(), list(q))
    q.put("dog")
    print(list(q), len(q), q.moves)
    order = []
    while q:
        order.append(q.get())
    print(order, q.moves)
    try:
        q.get()
    except IndexError:
        print("empty:", not q)


if __name__ == "__main__":
    main()
