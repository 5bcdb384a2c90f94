class Clock:
    def __init__(self):
        self.t = 0


class Timed:
    totals = {}

    def __init__(self, clock, name):
        self.clock, self.name = clock, name

    def __enter__(self):
        self.start = self.clock.t
        return self

    def __exit__(self, *error):
        spent = self.clock.t - self.start
        self.totals[self.name] = self.totals.get(self.name, 0) + spent
        self.failed = error[0] is not None


clock = Clock()
with Timed(clock, "all") as whole:
    for n in (3, 1):
        with Timed(clock, "part") as part:
            clock.t += n
    clock.t += 5
    try:
        with Timed(clock, "part") as last:
            clock.t += 2
            raise ValueError
    except ValueError:
        clock.t += 1
print(Timed.totals, whole.failed, part.failed, last.failed)
same = Timed(clock, "same")
with same, same:
    clock.t += 4
print(Timed.totals["same"])
