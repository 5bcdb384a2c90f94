class Stack(list):
    def push(self, x):
        self.append(x)
        return self

    def peek(self):
        return self[-1]


class Limited(Stack):
    def __init__(self, size, items=()):
        super().__init__(items)
        self.size = size

    def append(self, x):
        if len(self) >= self.size:
            lost = self.pop(0)
            print("  lost", lost)
        super().append(x)


class Sorted(Stack):
    def append(self, x):
        i = 0
        while i < len(self) and self[i] < x:
            i += 1
        self.insert(i, x)


s = Stack().push(3).push(1).push(2)
print(s, s.peek(), s.pop(), len(s))
l = Limited(2)
l.push("a").push("b").push("c")
print(l, l.size, l + ["x", "y"])
l.extend(["d", "e", "f"])
print(l, len(l) <= l.size)
o = Sorted().push(5).push(1).push(3)
print(o, o.peek(), isinstance(o, list))
o.sort(reverse=True)
o.append(4)
print(o)
print(type(s + [1]).__name__, type(s).__name__)
