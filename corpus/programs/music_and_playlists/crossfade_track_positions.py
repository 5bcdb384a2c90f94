class Track:
    def __init__(self, title, length, fade=0):
        self.title, self.length, self.fade = title, length, fade

    def __matmul__(self, second):
        """Loudness at the second."""
        if not 0 <= second < self.length:
            return 0
        edge = min(second, self.length - 1 - second)
        return 10 if edge >= self.fade else 10 * (edge + 1) // (self.fade + 1)


class Mix:
    def __init__(self, *tracks):
        self.starts = []
        at = 0
        for t in tracks:
            at = max(0, at - t.fade)
            self.starts.append((at, t))
            at += t.length

    def __call__(self, second):
        return {t.title: loud for at, t in self.starts if (loud := t @ (second - at))}

    def __len__(self):
        at, last = self.starts[-1]
        return at + last.length


mix = Mix(Track("intro", 4), Track("song", 6, fade=2), Track("end", 3, 1))
print(len(mix), [(at, t.title) for at, t in mix.starts])
for s in (0, 2, 3, 4, 7, 9):
    print(s, mix(s))
