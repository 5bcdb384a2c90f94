from collections import deque


class Alarm:
    """Fires when a value leaves the band around the recent mean; calms down after `cool` values."""

    def __init__(self, size=4, factor=1.5, cool=2):
        self.window = deque(maxlen=size)
        self.factor = factor
        self.cool = cool
        self._silent = 0

    @property
    def ready(self):
        return len(self.window) == self.window.maxlen

    def __call__(self, value):
        fired = False
        if self._silent:
            self._silent -= 1
        elif self.ready:
            mean = sum(self.window) / len(self.window)
            if value > mean * self.factor:
                fired = True
                self._silent = self.cool
        self.window.append(value)
        return fired


def main():
    values = [10, 12, 11, 9, 10, 30, 31, 29, 12, 11, 10, 25]
    default = Alarm()
    touchy = Alarm(size=2, factor=1.1, cool=0)
    rows = [(v, default(v), touchy(v)) for v in values]
    for v, a, b in rows:
        print(f"{v:>3} {'ALARM' if a else '.':<6}{'alarm' if b else '.'}")
    print(sum(a for _, a, _ in rows), sum(b for *_, b in rows))
    print(list(default.window), default._silent)
    missed = [v for v, a, b in rows if b and not a]
    print("only the touchy one:", missed)


if __name__ == "__main__":
    main()
