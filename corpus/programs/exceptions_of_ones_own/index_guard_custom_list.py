class OutOfRange(IndexError):
    def __init__(self, index, length):
        super().__init__(f"{index} not in 0..{length - 1}")
        self.nearest = max(0, min(index, length - 1))


class Track(list):
    def __getitem__(self, i):
        if isinstance(i, int) and not 0 <= i < len(self):
            raise OutOfRange(i, len(self))
        return super().__getitem__(i)


def safe(track, i, tries=2):
    try:
        return track[i]
    except OutOfRange as e:
        if not tries or not track:
            raise
        return safe(track, e.nearest, tries - 1)


t = Track("abc")
print(t[0], t[1:], safe(t, 9), safe(t, -4))
for i in (3, -1):
    try:
        t[i]
    except IndexError as e:
        print(type(e).__name__, e)
print(list(t), [x for x in t], "c" in t, t.index("b"))
t.pop()
print(safe(t, 2))
safe(Track(), 0)
