PRESETS = {"green": (2, 70), "black": (4, 95), "mate": (6, 80)}


class Timer:
    default_unit = "min"

    def __init__(self, kind, cups=1, **options):
        self.kind = kind
        self.cups = cups
        self.minutes, self.degrees = PRESETS[kind]
        for key, value in options.items():
            if not hasattr(self, key):
                raise AttributeError(f"no option {key}")
            setattr(self, key, value)

    @property
    def seconds(self):
        return int(self.minutes * 60)

    def heating(self, start=20, per_degree=1.5):
        return (self.degrees - start) * per_degree * (1 + 0.2 * (self.cups - 1))

    def __add__(self, other):
        return self.seconds + self.heating() + other.seconds + other.heating()

    def __str__(self):
        m, s = divmod(self.seconds, 60)
        return f"{self.cups}x {self.kind} {m}:{s:02} at {self.degrees}°"


def main():
    mine = Timer("green", minutes=1.5)
    guests = Timer("black", 3)
    print(mine, "|", guests, "|", Timer("mate", degrees=75, cups=2))
    print(mine.heating(), guests.heating(), round(guests.heating(start=60), 1))
    print("one after the other:", mine + guests, "s")
    for bad in ({"sugar": 2}, {"minutes": 3, "milk": True}):
        try:
            print(Timer("black", **bad))
        except AttributeError as e:
            print(e)
    Timer.default_unit = "s"
    print(guests.default_unit, PRESETS["green"], sorted(PRESETS, key=lambda k: -PRESETS[k][1]))


if __name__ == "__main__":
    main()
