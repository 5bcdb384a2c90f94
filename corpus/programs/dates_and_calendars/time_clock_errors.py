class ClockError(Exception):
    pass


class TimeClock:
    def __init__(self):
        self.events = []
        self.since = None

    def _minutes(self, text):
        h, m = text.split(":")
        value = int(h) * 60 + int(m)
        if not 0 <= value < 1440:
            raise ClockError(f"no such time: {text}")
        return value

    def come(self, text):
        if self.since is not None:
            raise ClockError("already here")
        self.since = self._minutes(text)

    def go(self, text):
        if self.since is None:
            raise ClockError("not here")
        end = self._minutes(text)
        if end < self.since:
            raise ClockError(f"{text} is before the arrival")
        self.events.append((self.since, end))
        self.since = None

    @property
    def total(self):
        return sum(b - a for a, b in self.events)

    def pauses(self):
        return [b[0] - a[1] for a, b in zip(self.events, self.events[1:])]


def main():
    clock = TimeClock()
    stamps = [("come", "8:05"), ("come", "8:06"), ("go", "12:00"), ("go", "12:01"),
              ("come", "12:40"), ("go", "11:59"), ("go", "16:75"), ("go", "25:00")]
    for action, text in stamps:
        try:
            getattr(clock, action)(text)
            print(action, text)
        except ClockError as e:
            print(f"{action} {text}: {e}")
    print(clock.total, clock.pauses(), clock.events)
    print(divmod(clock.total - 8 * 60, 60))
    clock.come("noon")


main()
