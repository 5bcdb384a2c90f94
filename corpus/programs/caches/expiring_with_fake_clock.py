class Clock:
    now = 0

    def tick(self, n=1):
        self.now += n
        return self


class Expiring:
    missing = object()

    def __init__(self, clock, lifetime):
        self.clock, self.lifetime = clock, lifetime
        self.store = {}

    def __setitem__(self, key, value):
        self.store[key] = (value, self.clock.now + self.lifetime)

    def get(self, key, default=None):
        value, end = self.store.get(key, (self.missing, 0))
        if value is self.missing:
            return default
        if end <= self.clock.now:
            del self.store[key]
            return default
        return value

    def __len__(self):
        return sum(end > self.clock.now for _, end in self.store.values())


clock = Clock()
fast, slow = Expiring(clock, 2), Expiring(clock, 10)
for c in (fast, slow):
    c["x"] = None
    clock.tick()
    c["y"] = "why"
print(fast.get("x", "gone"), fast.get("y"), len(fast), len(slow), clock.now)
clock.tick(2)
print(fast.get("y", "gone"), slow.get("x", "gone"), fast.store, len(slow.store))
slow.clock = Clock().tick(99)
print(slow.get("x", "gone"), len(slow), Clock.now)
