from dataclasses import dataclass, field
from typing import Callable


@dataclass(frozen=True)
class Key:
    note: str
    at: float
    up: bool = False


@dataclass
class Recorder:
    down: dict = field(default_factory=dict)
    notes: list = field(default_factory=list)
    listeners: list[Callable] = field(default_factory=list)

    def feed(self, event: Key) -> None:
        match event:
            case Key(note=n, up=False) if n in self.down:
                return
            case Key(note=n, at=t, up=False):
                self.down[n] = t
            case Key(note=n, at=t, up=True):
                start = self.down.pop(n)
                self.notes.append((n, start, round(t - start, 2)))
        for listener in self.listeners:
            listener(set(self.down))


def main() -> None:
    chords = []
    rec = Recorder(listeners=[lambda keys: len(keys) > 1 and chords.append("".join(sorted(keys)))])
    song = [Key("C", 0.0), Key("E", 0.1), Key("E", 0.15), Key("C", 0.5, up=True), Key("G", 0.6), Key("E", 0.9, True), Key("G", 1.4, True)]
    for event in song:
        rec.feed(event)
    for note, start, length in rec.notes:
        print(f"{note} {' ' * round(start * 10)}{'=' * round(length * 10)}")
    print(chords, rec.down)
    longest = max(rec.notes, key=lambda n: n[2])
    print("longest", longest)
    rec.feed(Key("B", 2.0, up=True))


main()
