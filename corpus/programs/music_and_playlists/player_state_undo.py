class Player:
    def __init__(self, tracks):
        self.tracks = tracks
        self.index = 0
        self.playing = False
        self.volume = 5
        self._undo = []

    def _remember(self):
        self._undo.append((self.index, self.playing, self.volume))

    def play(self):
        self._remember()
        self.playing = True
        return self

    def next(self, n=1):
        self._remember()
        self.index = (self.index + n) % len(self.tracks)
        return self

    def louder(self, by=1):
        self._remember()
        self.volume = max(0, min(10, self.volume + by))
        return self

    def undo(self):
        if not self._undo:
            raise RuntimeError("nothing to undo")
        self.index, self.playing, self.volume = self._undo.pop()
        return self

    def __str__(self):
        sign = "▶" if self.playing else "⏸"
        return f"{sign} {self.tracks[self.index]} vol {self.volume}"


if __name__ == "__main__":
    p = Player(["Intro", "Bourée", "Locomotive Breath"])
    print(p.play().next(2).louder(9))
    print(p.undo())
    print(p.next().next(-2))
    print(p.undo().undo().undo())
    print(p.undo())
    try:
        p.undo()
    except RuntimeError as e:
        print(e, "-", p)
