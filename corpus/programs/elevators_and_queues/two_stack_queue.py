class Queue:
    def __init__(self, *items):
        self._in = list(items)
        self._out = []
        self.moves = 0

    def push(self, x):
        self._in.append(x)
        return self

    def pop(self):
        if not self._out:
            while self._in:
                self._out.append(self._in.pop())
                self.moves += 1
        return self._out.pop()

    def peek(self):
        x = self.pop()
        self._out.append(x)
        return x

    def __len__(self):
        return len(self._in) + len(self._out)

    def __eq__(self, other):
        if isinstance(other, Queue):
            return self._out[::-1] + self._in == other._out[::-1] + other._in
        return NotImplemented


q = Queue("tea", "coffee")
q.push("milk").push("juice")
print(q.pop(), q.peek(), len(q), q.moves)
q.push("water")
print([q.pop() for _ in range(3)], q.moves)
print(q == Queue("water"), q == Queue(), q == ["water"])
print(q.pop(), len(q))
try:
    q.peek()
except IndexError as e:
    print("empty:", e)
