class cooldown:
    """A decorator class that works on methods: each object has its own time."""

    def __init__(self, ticks):
        self.ticks = ticks

    def __call__(self, method):
        key = "_next_" + method.__name__
        ticks = self.ticks

        def wrapper(self, world, *args):
            ready = getattr(self, key, 0)
            if world.now < ready:
                return f"{self.name} waits {ready - world.now}"
            setattr(self, key, world.now + ticks)
            return method(self, world, *args)
        return wrapper


class World:
    now = 0


class Mage:
    def __init__(self, name):
        self.name = name

    @cooldown(3)
    def fireball(self, world, target):
        return f"{self.name} burns {target.name}"

    @cooldown(1)
    def blink(self, world):
        return f"{self.name} blinks"


w, ann, bob = World(), Mage("Ann"), Mage("Bob")
print(ann.fireball(w, bob), "/", ann.fireball(w, bob), "/", bob.fireball(w, ann))
for _ in range(2):
    w.now += 2
    print(w.now, ann.fireball(w, bob), "/", ann.blink(w), "/", ann.blink(w))
print(sorted(vars(bob).items()))
