class Tv:
    channels = ["news", "sport", "film"]

    def __init__(self, room):
        self.room = room
        self.on = False
        self.channel = 0
        self.volume = 5


class Remote:
    def __init__(self, tv=None):
        self.tv = tv
        self.last = None

    def press(self, key):
        tv = self.tv
        if tv is None:
            return "no tv"
        if key == "power":
            tv.on = not tv.on
        elif not tv.on:
            return "dark"
        elif key.isdigit():
            self.last, tv.channel = tv.channel, int(key) % len(tv.channels)
        elif key == "back" and self.last is not None:
            self.last, tv.channel = tv.channel, self.last
        elif key in "+-":
            tv.volume += 1 if key == "+" else -1
        return f"{tv.room} {tv.channels[tv.channel]} {tv.volume}" if tv.on else "off"


big, small = Tv("lounge"), Tv("kitchen")
one, two = Remote(big), Remote(big)
presses = [(one, "+"), (one, "power"), (two, "+"), (one, "2"), (two, "back"), (two, "4"), (one, "back"), (two, "back")]
for remote, key in presses:
    print(key, "->", remote.press(key))
two.tv = small
print(two.press("back"), two.press("power"), two.press("back"), big.on, Remote().press("power"))
