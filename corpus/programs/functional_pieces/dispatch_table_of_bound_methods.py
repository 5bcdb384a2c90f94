class Motor:
    def __init__(self, name):
        self.name, self.speed = name, 0

    def faster(self, n=1):
        self.speed += n
        return self

    def stop(self):
        self.speed = 0
        return self

    def __str__(self):
        return f"{self.name}:{self.speed}"


left, right = Motor("L"), Motor("R")
keys = {
    "a": left.faster,
    "d": right.faster,
    "w": lambda: [m.faster(2) for m in (left, right)],
    "x": left.stop,
}
for k in "wad w?x":
    action = keys.get(k, lambda k=k: print("  no key", repr(k)))
    action()
    print(k, left, right)
bound = left.faster
left = Motor("new L")
bound(10)
print(left, bound.__self__, bound.__name__, bound.__self__ is keys["a"].__self__)
unbound = Motor.faster
print(unbound(right, 5), [str(f(m)) for f in (Motor.stop, unbound) for m in (left, right)])
keys["a"] = left.faster
keys["a"]().faster().faster()
print(left, keys["a"] == left.faster, keys["a"] is left.faster)
