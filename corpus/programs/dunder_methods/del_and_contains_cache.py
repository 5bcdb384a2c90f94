class Shelf:
    """Keeps at most `size` things; the one unused for longest goes."""

    def __init__(self, size):
        self.size = size
        self.things = {}

    def __getitem__(self, key):
        value = self.things.pop(key)
        self.things[key] = value        # now the newest
        return value

    def __setitem__(self, key, value):
        self.things.pop(key, None)
        if len(self.things) == self.size:
            oldest = next(iter(self.things))
            print("  drop", oldest)
            del self[oldest]
        self.things[key] = value

    def __delitem__(self, key):
        del self.things[key]

    def __contains__(self, key):
        return key in self.things


s = Shelf(2)
s["a"] = 1
s["b"] = 2
s["a"] += 10
s["c"] = 3
print("a" in s, "b" in s, s["a"])
s["d"] = 4
del s["a"]
print(list(s.things.items()))
print(s["b"])
