import sys


class SafeBus:
    def __init__(self, strict=False):
        self.strict = strict
        self.handlers = []
        self.errors = []

    def __iadd__(self, handler):
        self.handlers.append(handler)
        return self

    def __call__(self, value):
        ok = 0
        for h in self.handlers:
            try:
                h(value)
            except Exception as e:
                if self.strict:
                    raise RuntimeError(f"{h.__name__} failed") from e
                self.errors.append((h.__name__, type(e).__name__))
            else:
                ok += 1
        return ok


def halve(v):
    print("half:", v / 2)


def invert(v):
    print("inverse:", round(1 / v, 3))


bus = SafeBus()
bus += halve
bus += invert
print([bus(x) for x in (8, 0, "a")])
print(bus.errors)

bus.strict = True
try:
    bus(0)
except RuntimeError as error:
    print(error, "because", repr(error.__cause__), file=sys.stdout)
