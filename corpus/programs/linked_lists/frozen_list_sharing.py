class Stack:
    """Immutable: push and pop give new stacks which share their rest."""
    __slots__ = ("_head", "_tail", "_size")

    def __init__(self, head=None, tail=None):
        self._head = head
        self._tail = tail
        self._size = 0 if tail is None else tail._size + 1

    def push(self, item):
        return Stack(item, self)

    @property
    def peek(self):
        if self._tail is None:
            raise LookupError("empty stack")
        return self._head

    def pop(self):
        return self._tail

    def __len__(self):
        return self._size

    def __iter__(self):
        while self._tail is not None:
            yield self._head
            self = self._tail


EMPTY = Stack()


def main():
    plates = EMPTY.push("blue").push("white")
    more = plates.push("gold")
    other = plates.push("tin")
    print(list(more), list(other), list(plates))
    print(more.pop() is other.pop(), len(more), len(EMPTY))
    moods = [s.peek for s in (more, other, plates)]
    print(moods)
    empty = plates.pop().pop()
    print(empty is EMPTY, bool(empty))
    try:
        empty.peek
    except LookupError as e:
        print("problem:", e)
    print(empty.pop())


main()
