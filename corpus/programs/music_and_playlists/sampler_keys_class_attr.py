class Sampler:
    keys = {}
    volume = 8

    def __init__(self, name, volume=None):
        self.name = name
        if volume is not None:
            self.volume = volume

    def assign(self, key, sound):
        self.keys[key] = sound

    def press(self, *keys):
        sounds = [self.keys.get(k, "?") for k in keys]
        return f"{self.name}: {'-'.join(sounds)} at {self.volume}"


def main():
    drums = Sampler("drums")
    pads = Sampler("pads", volume=3)
    drums.assign("a", "kick")
    drums.assign("s", "snare")
    pads.assign("a", "wind")
    print(drums.press("a", "s", "a"))
    print(pads.press("a", "d"))
    print(len(drums.keys), len(pads.keys))
    Sampler.volume = 5
    print(drums.volume, pads.volume)
    pads.volume += 2
    drums.volume += 2
    print(drums.volume, pads.volume, Sampler.volume)
    choir = Sampler("choir", 0)
    print(choir.press(*"asdf"))


if __name__ == "__main__":
    main()
