class Metric:
    registry = {}

    def __init_subclass__(cls, *, kind, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.kind = kind
        Metric.registry[kind] = cls

    def __init__(self, name):
        self.name = name

    @classmethod
    def create(cls, spec):
        kind, name = spec.split(":")
        return cls.registry[kind](name)

    def __str__(self):
        return f"{self.kind} {self.name}={self.value()}"


class Counter(Metric, kind="counter"):
    n = 0

    def update(self, amount=1):
        self.n += amount

    def value(self):
        return self.n


class Gauge(Metric, kind="gauge"):
    def update(self, amount):
        self.last = amount

    def value(self):
        return getattr(self, "last", None)


class Timer(Metric, kind="timer"):
    def __init__(self, name):
        super().__init__(name)
        self.samples = []

    def update(self, *samples):
        self.samples.extend(samples)

    def value(self):
        return round(sum(self.samples) / len(self.samples), 2) if self.samples else 0


metrics = [Metric.create(s) for s in ("counter:hits", "gauge:load", "timer:query", "counter:errors")]
hits, load, query, errors = metrics
hits.update()
hits.update(4)
load.update(0.75)
query.update(10, 12, 17)
for m in metrics:
    print(m)
print(sorted(Metric.registry), Counter.n, errors.value())
load.update(load.value() * 2)
print(load, isinstance(query, Metric))
try:
    Metric.create("histogram:x")
except KeyError as e:
    print("no metric of kind", e)
