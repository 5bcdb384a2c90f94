class Counter2(dict):
    def __missing__(self, key):
        return 0

    def add(self, *keys):
        for k in keys:
            self[k] += 1
        return self


class Limited(Counter2):
    def __init__(self, most):
        super().__init__()
        self.most = most

    def __setitem__(self, key, value):
        if value > self.most:
            raise OverflowError(f"{key}: {value}")
        super().__setitem__(key, value)


a = Counter2().add(*"hello")
print(a, a["z"], "z" in a, a.get("z"), len(a))
b = Limited(2)
try:
    b.add(*"abcabca")
except OverflowError as e:
    print("OverflowError:", e)
print(b, b.most, sum(b.values()))
b.update(q=99)              # update goes around __setitem__
print(b["q"], isinstance(b, dict), type(b | {}).__name__)
b["b"] -= 5
print(sorted(b.items(), key=lambda kv: (kv[1], kv[0])))
b["q"] += 1
