class Value:
    def __init__(self, name, func=None, *inputs):
        self.name, self.func, self.inputs = name, func, inputs
        self.users = []
        self.cached = None
        self.runs = 0
        for i in inputs:
            i.users.append(self)

    def get(self):
        if self.cached is None:
            self.runs += 1
            self.cached = self.func(*(i.get() for i in self.inputs))
        return self.cached

    def set(self, value):
        self.cached = value
        for user in self.users:
            user.drop()

    def drop(self):
        if self.cached is not None:
            self.cached = None
            for user in self.users:
                user.drop()


w, h = Value("w"), Value("h")
w.set(3)
h.set(4)
area = Value("area", lambda a, b: a * b, w, h)
label = Value("label", "{} m2".format, area)
double = Value("double", lambda a: 2 * a, area)
print(label.get(), double.get(), label.get(), [v.runs for v in (area, label, double)])
h.set(5)
print(area.cached, label.get(), [v.runs for v in (area, label, double)], double.cached)
w.set(None)
try:
    print(double.get())
except TypeError as e:
    print(type(e).__name__, w.runs, double.cached)
