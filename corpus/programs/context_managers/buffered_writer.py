class Buffered:
    """Writes lines in blocks; the rest is written on leaving."""

    def __init__(self, sink, size=3):
        self.sink = sink
        self.size = size
        self.buffer = []

    def write(self, line):
        self.buffer.append(line)
        if len(self.buffer) >= self.size:
            self.flush()

    def flush(self):
        if self.buffer:
            self.sink.append(self.buffer)
            self.buffer.clear()

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.flush()


def main():
    blocks = []
    with Buffered(blocks) as out:
        for word in "one two three four five".split():
            out.write(word)
    print(len(blocks), "blocks")
    print([len(b) for b in blocks])
    words = sum(blocks, [])
    print(words, "five" in words)
    other = []
    with Buffered(other, size=1) as out:
        out.write("x")
    print(other)


main()
