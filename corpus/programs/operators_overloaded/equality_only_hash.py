class Song:
    def __init__(self, title, artist):
        self.title, self.artist = title, artist

    def __eq__(self, other):
        return self.title.lower() == other.title.lower()

    def __repr__(self):
        return f"{self.title}/{self.artist}"


def unique(songs):
    result = []
    for s in songs:
        if s not in result:
            result.append(s)
    return result


def main():
    songs = [Song("Hurt", "NIN"), Song("hurt", "Cash"), Song("Jolene", "Parton")]
    print(unique(songs), songs.count(Song("HURT", "?")))
    songs.remove(Song("hurt", "Cash"))
    print(songs)
    print(Song("Jolene", "White") in songs, songs.index(Song("jolene", "")))
    ratings = {s.title: 5 for s in songs}
    print(ratings)
    try:
        print(set(songs))
    except TypeError as e:
        print(e)
    print(songs[0] != songs[1], songs == [Song("HURT", ""), Song("JOLENE", "")])
    print(None in songs)


main()
