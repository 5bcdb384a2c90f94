class Playlist:
    def __init__(self, *songs):
        self._songs = list(songs)

    def __len__(self):
        return len(self._songs)

    def __getitem__(self, key):
        if isinstance(key, slice):
            return Playlist(*self._songs[key])
        return self._songs[key]

    def __setitem__(self, index, song):
        self._songs[index] = song

    def __delitem__(self, index):
        del self._songs[index]

    def __contains__(self, text):
        return any(text in s for s in self._songs)

    def __add__(self, other):
        return Playlist(*self._songs, *other)

    def __repr__(self):
        return f"Playlist({', '.join(self._songs)})"


p = Playlist("Help", "Yesterday", "Let it be")
print(len(p), p[-1], p[:2])
p[0] = "Hey Jude"
del p[1]
print(p, "Jude" in p, "Help" in p)
q = p + ["Something"]
print([s.upper() for s in q], bool(Playlist()), list(reversed(q))[0])
