from dataclasses import dataclass, field, replace
from typing import ClassVar


@dataclass(order=True)
class Track:
    made: ClassVar[int] = 0
    sort_key: tuple = field(init=False, repr=False)
    title: str = field(compare=False)
    artist: str = field(compare=False, default="?")
    seconds: int = field(compare=False, default=180)

    def __post_init__(self):
        Track.made += 1
        self.sort_key = (self.artist.lower(), self.title)

    @property
    def length(self):
        return "%d:%02d" % divmod(self.seconds, 60)


tracks = [Track("Zebra", "abba", 200), Track("Alone"), Track("Blue", "Abba", 65), Track("Alone", seconds=1)]
for t in sorted(tracks):
    print(f"{t.artist:5}{t.title:6}{t.length}")
print(tracks[1] == tracks[3], tracks[1] is tracks[3], tracks[0] < tracks[2], Track.made)
b = replace(tracks[2], title="Red")
print(b, b.sort_key, Track.made)
b.artist = "Cher"               # the key stays what it was
print(min(b, tracks[1]).title, b.sort_key[0], b > tracks[0])
replace(b, sort_key=())
