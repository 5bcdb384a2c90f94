class Event:
    def __init__(self, source):
        self.source = source

    def describe(self):
        return f"{self.__class__.__name__} from {self.source}"


class InputEvent(Event):
    pass


class KeyEvent(InputEvent):
    def __init__(self, source, key):
        super().__init__(source)
        self.key = key

    def describe(self):
        return super().describe() + f" [{self.key}]"


class TimerEvent(Event):
    ticks = 0

    def __init__(self, source):
        super().__init__(source)
        TimerEvent.ticks += 1


class Loop:
    def __init__(self):
        self.table = []

    def handle(self, kind, function):
        self.table.append((kind, function))

    def post(self, event):
        hits = 0
        for kind, function in self.table:
            if isinstance(event, kind):
                function(event)
                hits += 1
        return hits


seen = []
loop = Loop()
loop.handle(Event, lambda e: seen.append(e.describe()))
loop.handle(InputEvent, lambda e: seen.append("input!"))
loop.handle(KeyEvent, lambda e: seen.append(e.key * 3))

hits = [loop.post(e) for e in (KeyEvent("kbd", "q"), TimerEvent("clock"), InputEvent("pen"))]
print(hits)
for s in seen:
    print(" ", s)
print(TimerEvent.ticks, [c.__name__ for c in KeyEvent.__mro__[:-1]])
