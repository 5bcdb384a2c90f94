class RingBuffer:
    def __init__(self, size):
        self.data = [None] * size
        self.start = 0
        self.count = 0

    def push(self, value):
        end = (self.start + self.count) % len(self.data)
        self.data[end] = value
        if self.count < len(self.data):
            self.count += 1
        else:
            self.start = (self.start + 1) % len(self.data)

    def __len__(self):
        return self.count

    def __getitem__(self, i):
        if not -self.count <= i < self.count:
            raise IndexError(i)
        return self.data[(self.start + i) % len(self.data)]

    def mean(self):
        return sum(self) / len(self)


buf = RingBuffer(4)
readings = [20.5, 21.0, 21.5, 30.0, 21.0, 20.0]
for r in readings:
    if len(buf) and abs(r - buf.mean()) > 5:
        print("ignored", r, "mean", buf.mean())
        continue
    buf.push(r)
    print(list(buf))
print(buf[0], buf[-1], buf[3])
print(buf.data, buf.start)
