from contextlib import contextmanager


class Radio:
    def __init__(self, volume=5):
        self.volume = volume
        self.history = []

    def play(self, song):
        self.history.append((song, self.volume))
        return self.volume

    @contextmanager
    def at(self, volume):
        before = self.volume
        self.volume = max(0, min(10, volume))
        try:
            yield self
        finally:
            self.volume = before

    @contextmanager
    def muted(self):
        with self.at(0):
            yield


def main():
    kitchen = Radio()
    kitchen.play("Morning")
    with kitchen.at(12) as loud:
        loud.play("Rock")
        with loud.muted():
            loud.play("Doorbell")
        loud.play("More rock")
    kitchen.play("News")
    try:
        with kitchen.at(3):
            kitchen.play("Jazz")
            raise RuntimeError("battery")
    except RuntimeError as e:
        print("stopped by", e)
    for song, volume in kitchen.history:
        print(f"{song:<10}{'|' * volume}")
    print(kitchen.volume, max(kitchen.history, key=lambda h: h[1])[0])


main()
