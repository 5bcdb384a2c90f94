class Subject:
    def __init__(self):
        self._watchers = []

    def watch(self, func):
        self._watchers.append(func)
        return lambda: self._watchers.remove(func)

    def tell(self, *news):
        for w in list(self._watchers):
            w(*news)


class Thermometer(Subject):
    def __init__(self, value):
        super().__init__()
        self._value = value

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, new):
        old, self._value = self._value, new
        if old != new:
            self.tell(old, new)


class Alarm:
    def __init__(self, limit):
        self.limit = limit
        self.rings = 0

    def check(self, old, new):
        if old <= self.limit < new:
            self.rings += 1
            print("  alarm!", new)


t = Thermometer(18)
alarm = Alarm(25)
stop_log = t.watch(lambda old, new: print(f"{old} -> {new}"))
t.watch(alarm.check)
for v in (18, 24, 27, 30):
    t.value = v
stop_log()
t.value -= 10
t.value += 10
print(alarm.rings, len(t._watchers))
