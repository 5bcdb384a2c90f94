class Line:
    def __init__(self, text):
        self.text = text
        self.prev = self.next = self


class Buffer:
    """A text file as a ring of lines around a sentinel."""

    def __init__(self, text=""):
        self.root = Line(None)
        self.size = 0
        for line in text.splitlines():
            self.insert_before(self.root, line)

    def insert_before(self, line, text):
        new = Line(text)
        new.prev, new.next = line.prev, line
        line.prev.next = new
        line.prev = new
        self.size += 1
        return new

    def delete(self, line):
        line.prev.next, line.next.prev = line.next, line.prev
        self.size -= 1

    def __iter__(self):
        line = self.root.next
        while line is not self.root:
            yield line
            line = line.next

    def find(self, part):
        return next((line for line in self if part in line.text), None)

    def __str__(self):
        return "\n".join(f"{n:>3} {line.text}" for n, line in enumerate(self, 1))


buf = Buffer("import nothing\n\nx = 1\nprint(x)")
buf.insert_before(buf.find("print"), "x += 1")
print(buf)
buf.delete(buf.find("import"))
print(buf.size, [line.text for line in buf])
print(buf.find("y"))
last = buf.root.prev
last.text = last.text.replace("x", "x * 2")
print(buf)
