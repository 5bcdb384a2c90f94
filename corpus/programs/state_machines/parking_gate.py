from collections import Counter, namedtuple

Event = namedtuple("Event", "kind plate")


class Gate:
    capacity = 2

    def __init__(self):
        self.inside = set()
        self.refused = Counter()

    @property
    def state(self):
        if not self.inside:
            return "empty"
        return "full" if len(self.inside) == self.capacity else "some"

    def handle(self, event):
        handler = getattr(self, "on_" + event.kind, None)
        if handler is None:
            return "unknown event " + event.kind
        return handler(event.plate)

    def on_enter(self, plate):
        if self.state == "full":
            self.refused[plate] += 1
            return "wait"
        self.inside.add(plate)
        return "welcome"

    def on_leave(self, plate):
        self.inside.remove(plate)
        return "bye"


gate = Gate()
events = [
    Event("enter", "KA-12"),
    Event("enter", "FR-7"),
    Event("enter", "S-99"),
    Event("enter", "S-99"),
    Event("honk", "S-99"),
    Event("leave", "FR-7"),
    Event("enter", "S-99"),
    Event("leave", "FR-7"),
]
for e in events:
    print(e.plate, gate.handle(e), gate.state)
print(gate.refused)
