class Node:
    __slots__ = "value", "next"

    def __init__(self, value):
        self.value = value
        self.next = None


class Queue:
    def __init__(self, values=()):
        self.head = self.tail = None
        self.size = 0
        for v in values:
            self.push(v)

    def push(self, value):
        node = Node(value)
        if self.tail:
            self.tail.next = node
        else:
            self.head = node
        self.tail = node
        self.size += 1

    def pop(self):
        if self.head is None:
            raise IndexError("empty queue")
        value = self.head.value
        self.head = self.head.next
        self.size -= 1
        # BUG: the tail stays when the last one leaves
        return value

    def __iter__(self):
        node = self.head
        while node:
            yield node.value
            node = node.next


q = Queue("ab")
print(q.pop(), q.pop(), q.size)
q.push("c")
print(q.size, list(q))
print(q.tail.value, q.head)
q.pop()
