class Song:
    def __init__(self, title):
        self.title = title
        self.prev = self.next = None


class Playlist:
    def __init__(self, *titles):
        self.first = self.last = self.now = None
        for t in titles:
            self.append(t)

    def append(self, title):
        song = Song(title)
        if self.last is None:
            self.first = self.now = song
        else:
            self.last.next, song.prev = song, self.last
        self.last = song

    def remove(self, title):
        song = self.first
        while song and song.title != title:
            song = song.next
        if song is None:
            return False
        if song.prev:
            song.prev.next = song.next
        else:
            self.first = song.next
        if song.next:
            song.next.prev = song.prev
        else:
            self.last = song.prev
        if self.now is song:
            self.now = song.next or self.first
        return True

    def skip(self, n):
        for _ in range(abs(n)):
            self.now = (self.now.next or self.first) if n > 0 else (self.now.prev or self.last)
        return self.now.title

    def __iter__(self):
        song = self.first
        while song:
            yield song.title
            song = song.next


p = Playlist("a", "b", "c", "d")
print(*p, p.skip(2), p.remove("c"), p.now.title, p.remove("x"))
print(*p, p.skip(-3), p.remove("a"), p.remove("d"), *p)
print(p.now.title, p.first is p.last, p.first.next)
