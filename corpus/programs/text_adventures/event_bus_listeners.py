from collections import defaultdict


class EventBus:
    def __init__(self):
        self._listeners = defaultdict(list)

    def on(self, event):
        def register(func):
            self._listeners[event].append(func)
            return func
        return register

    def emit(self, event, **data):
        results = []
        for func in self._listeners[event]:
            results.append(func(**data))
        return [r for r in results if r is not None]


bus = EventBus()
score = 0


@bus.on("enter")
def describe(room, **_):
    return f"You enter the {room}."


@bus.on("enter")
def creak(room, old=False):
    if old:
        return "The floor creaks."


@bus.on("take")
def count(item, value=1):
    global score
    score += value
    return f"{item}: {score} points"


print(bus.emit("enter", room="barn", old=True))
print(bus.emit("enter", room="shed"))
print(bus.emit("take", item="egg"))
print(bus.emit("take", item="golden egg", value=50))
print(bus.emit("sleep"), score)
print({event: len(funcs) for event, funcs in bus._listeners.items()})
