class Track:
    def __init__(self, title, seconds, plays=0):
        self.title, self.seconds, self.plays = title, seconds, plays

    def __eq__(self, other):
        return isinstance(other, Track) and self.title == other.title

    def __hash__(self):
        return hash(self.title)

    def __repr__(self):
        return self.title


class Playlist:
    def __init__(self, name, tracks=()):
        self.name = name
        self.tracks = list(tracks)

    def __add__(self, other):
        seen = dict.fromkeys(self.tracks + other.tracks)
        return Playlist(f"{self.name} & {other.name}", seen)

    def __sub__(self, other):
        return Playlist(self.name, [t for t in self if t not in other])

    def __iter__(self):
        return iter(self.tracks)

    def __len__(self):
        return len(self.tracks)

    def __getitem__(self, i):
        return self.tracks[i]

    def __reversed__(self):
        return Playlist(self.name + " (reversed)", self.tracks[::-1])

    def __str__(self):
        m, s = divmod(sum(t.seconds for t in self), 60)
        return f"{self.name}: {len(self)} tracks, {m}:{s:02}"


morning = Playlist("Morning", [Track("Here Comes the Sun", 185), Track("Lovely Day", 254)])
party = Playlist("Party", [Track("Le Freak", 210), Track("Lovely Day", 254), Track("Rasputin", 351)])
both = morning + party
print(both)
print(party - morning, list(party - morning))
print(reversed(party)[0], both[-1], Track("Le Freak", 1) in morning)
print(max(both, key=lambda t: t.seconds), len(morning), bool(Playlist("x")))
