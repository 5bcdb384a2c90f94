def letters():
    for c in "abcdefgh":
        print("make", c)
        yield c


class Reader:
    def __init__(self, name, source):
        self.name = name
        self.source = source
        self.got = []

    def read(self, n=1):
        for _ in range(n):
            try:
                self.got.append(next(self.source))
            except StopIteration:
                return False
        return True


stream = letters()
ann, bob = Reader("ann", stream), Reader("bob", stream)
print(ann.read(2), bob.read(), ann.read())
for a, b in zip(stream, stream):
    print(a + b)
    break
ann.source = iter("xyz")
print(ann.read(5), bob.read(9), ann.got, bob.got)
print(list(stream), iter(stream) is stream)
