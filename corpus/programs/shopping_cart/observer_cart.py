class Event:
    def __init__(self):
        self._handlers = []

    def __iadd__(self, handler):
        self._handlers.append(handler)
        return self

    def __isub__(self, handler):
        self._handlers.remove(handler)
        return self

    def __call__(self, *args, **kwargs):
        for h in list(self._handlers):
            h(*args, **kwargs)


class Cart:
    def __init__(self):
        self.lines = []
        self.changed = Event()

    def add(self, name, price):
        self.lines.append((name, price))
        self.changed(name, total=self.total)

    @property
    def total(self):
        return sum(p for _, p in self.lines)


log = []
cart = Cart()


def logger(name, total):
    log.append((name, total))


def free_gift(name, total):
    if total > 50 and "gift" not in dict(cart.lines):
        cart.add("gift", 0)


cart.changed += logger
cart.changed += free_gift
cart.add("vase", 32)
cart.add("plate", 21)
cart.changed -= free_gift
cart.add("bowl", 14)
print(log)
print(cart.lines)
print(cart.total)
