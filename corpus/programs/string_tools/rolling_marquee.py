class Marquee:
    """A text that runs through a small window."""

    def __init__(self, text, width, gap=3):
        self.text = text + " " * gap
        self.width = width
        self.offset = 0

    def __iter__(self):
        return self

    def __next__(self):
        doubled = self.text * (self.width // len(self.text) + 2)
        view = doubled[self.offset:self.offset + self.width]
        self.offset = (self.offset + 1) % len(self.text)
        return view

    def __len__(self):
        return len(self.text)


def frames(marquee, n):
    return [next(marquee) for _ in range(n)]


m = Marquee("NEWS: café open!", 8)
for view in frames(m, 5):
    print(f"[{view}]")
print(len(m), m.offset)
for view, _ in zip(m, range(2)):
    print(view)
print(m.offset)
tiny = Marquee("ab", width=7, gap=1)
print(frames(tiny, 4))
same = Marquee("xyz", 3, gap=0)
print(frames(same, 4)[0] == frames(same, 3)[2], same.offset)
