class Run:
    def __init__(self, label, **settings):
        self.label, self.settings = label, settings
        self.samples = []

    def record(self, *values):
        self.samples.extend(values)
        return self

    @property
    def mean(self):
        return sum(self.samples) / len(self.samples)

    @property
    def spread(self):
        m = self.mean
        return (sum((s - m) ** 2 for s in self.samples) / (len(self.samples) - 1)) ** 0.5


class Experiment:
    def __init__(self, *runs):
        self.runs = {r.label: r for r in runs}

    def best(self, **wanted):
        fitting = [r for r in self.runs.values() if wanted.items() <= r.settings.items()]
        return max(fitting, key=lambda r: r.mean, default=None)

    def compare(self, a, b):
        a, b = self.runs[a], self.runs[b]
        gap = abs(a.mean - b.mean)
        return gap > 2 * max(a.spread, b.spread)


e = Experiment(
    Run("cold", temp=4, stirred=False).record(1.0, 1.5, 2.0),
    Run("warm", temp=30, stirred=False).record(4.0, 4.5),
    Run("warm stirred", temp=30, stirred=True).record(4.0, 6.0, 5.0),
)
print(e.best().label, e.best(stirred=False).label, e.best(temp=99))
print(e.compare("cold", "warm"), e.compare("warm", "warm stirred"))
e.runs["new"] = Run("new", temp=4).record(9)
print(e.best(temp=4).label)
print({label: round(r.spread, 2) for label, r in e.runs.items()})
