class Sample:
    def __init__(self):
        self.t = 0
        self.value = 0.0


def read_reusing(values):
    sample = Sample()
    for t, v in enumerate(values):
        sample.t, sample.value = t, v
        yield sample            # always the same object


def read_fresh(values):
    for t, v in enumerate(values):
        sample = Sample()
        sample.t, sample.value = t, v
        yield sample


values = [1.5, 4.0, 2.5]
for reader in (read_reusing, read_fresh):
    total = sum(s.value for s in reader(values))
    kept = list(reader(values))
    best = max(reader(values), key=lambda s: s.value)
    print(reader.__name__, total, [s.value for s in kept], len(set(kept)), best.value)
