class Playlist:
    def __init__(self, *songs, name="mix"):
        self.songs = list(songs)
        self.name = name

    def __len__(self):
        return len(self.songs)

    def __getitem__(self, key):
        if isinstance(key, slice):
            return Playlist(*self.songs[key], name=self.name)
        if isinstance(key, str):
            return [s for s in self.songs if key in s]
        return self.songs[key]

    def __delitem__(self, key):
        if isinstance(key, str):
            key = self.songs.index(key)
        del self.songs[key]

    def __iadd__(self, song):
        self.songs.append(song)
        return self

    def __add__(self, other):
        return Playlist(*self.songs, *other.songs, name=f"{self.name}+{other.name}")

    def __repr__(self):
        return f"{self.name}: {', '.join(self.songs)}"


def main():
    road = Playlist("Autobahn", "Route 66", "Life is a Highway", name="road")
    road += "Drive"
    print(len(road), road[0], road[-1])
    print(road[1:3])
    print(road["r"], road["zzz"])
    both = road[:1] + Playlist("Yesterday")
    print(both)
    del road["Drive"], road[0]
    print(road, [len(s) for s in road])
    alias = road
    alias += "Encore"
    print(len(road), alias is road)


if __name__ == "__main__":
    main()
