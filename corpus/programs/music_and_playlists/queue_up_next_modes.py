from enum import Enum, auto
from itertools import islice


class Repeat(Enum):
    OFF = auto()
    ONE = auto()
    ALL = auto()

    def next_mode(self):
        modes = list(Repeat)
        return modes[(modes.index(self) + 1) % len(modes)]


def playback(tracks, mode, requests=()):
    requests = list(requests)
    i = 0
    while i < len(tracks):
        yield tracks[i]
        while requests:
            yield f"*{requests.pop(0)}"
        if mode is Repeat.ONE:
            continue
        i += 1
        if mode is Repeat.ALL:
            i %= len(tracks)


tracks = ("Alpha", "Beta", "Gamma")
mode = Repeat.OFF
for _ in range(4):
    heard = list(islice(playback(tracks, mode), 5))
    print(f"{mode.name:4}", *heard)
    mode = mode.next_mode()
print(list(playback(tracks[:2], Repeat.OFF, ["Wish", "Hope"])))
print(list(playback([], Repeat.ALL)), mode)
third = next(islice(playback(tracks, Repeat.ALL), 7, None))
print("eighth song in a loop:", third)
