class Timeline:
    def __init__(self):
        self.calls = []
        self.step = 0

    def __call__(self, func):
        def wrapper(*args, **kw):
            self.step += 1
            start = self.step
            result = func(*args, **kw)
            self.step += 1
            self.calls.append((func.__name__, start, self.step))
            return result
        return wrapper

    def inside(self, name):
        spans = [(a, b) for n, a, b in self.calls if n == name]
        return sorted({n for n, a, b in self.calls for s, e in spans if s < a and b < e})


line = Timeline()


@line
def wash():
    return "clean"


@line
def cook(dish, helper=None):
    return f"{dish} ({helper()})" if helper else dish


@line
def dinner():
    return [wash(), cook("rice"), cook("soup", helper=wash)]


print(dinner())
print(line.calls)
print(line.inside("cook"), line.inside("dinner"), line.inside("wash"))
print(max(line.calls, key=lambda c: c[2] - c[1])[0], line.step)
