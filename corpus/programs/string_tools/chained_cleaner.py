class Clean:
    """A string with a memory of what was done to it."""

    def __init__(self, value, steps=()):
        self.value = value
        self.steps = tuple(steps)

    def __getattr__(self, name):
        method = getattr(str, name)

        def call(*args):
            result = method(self.value, *args)
            if isinstance(result, str):
                return Clean(result, self.steps + (name,))
            return result

        return call

    def __or__(self, function):
        return Clean(function(self.value), self.steps + (function.__name__,))

    def __str__(self):
        return self.value

    def __repr__(self):
        return f"Clean({self.value!r} after {len(self.steps)} steps)"


def squeeze(s):
    return " ".join(s.split())


def no_digits(s):
    return "".join(c for c in s if not c.isdigit())


raw = Clean("  Lot 49:   the CRYING  of  ")
c = raw.strip().lower().replace("lot", "parcel") | squeeze | no_digits
print(c)
print(c.steps)
print(repr(c), repr(raw))
print(c.startswith("parcel"), c.count("r"), c.split(":"))
print((c | squeeze).title().value)
try:
    c.explode()
except AttributeError as e:
    print(e)
