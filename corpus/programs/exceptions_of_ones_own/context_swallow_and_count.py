class Tolerant:
    def __init__(self, limit, *kinds):
        self.limit, self.kinds = limit, kinds
        self.caught = []

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind is None or not issubclass(kind, self.kinds):
            return False
        self.caught.append(error)
        return len(self.caught) <= self.limit


guard = Tolerant(2, ValueError, KeyError)
table = {"a": "1", "b": "x"}
total = 0
for key in "abcab":
    try:
        with guard:
            total += int(table[key])
            print(key, "ok")
    except (ValueError, KeyError) as e:
        print("too many:", len(guard.caught), type(e).__name__)
print(total, [type(e).__name__ for e in guard.caught])
with Tolerant(1, Exception) as other:
    raise SystemError("inside")
print(repr(other.caught[0]))
with Tolerant(5, ValueError):
    {}["missing"]
