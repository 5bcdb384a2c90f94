"""A stopwatch over a pretended clock."""


class Clock:
    def __init__(self):
        self.time = 0

    def sleep(self, seconds):
        self.time += seconds


clock = Clock()


class Timed:
    results = {}

    def __init__(self, label):
        self.label = label

    def __enter__(self):
        self.start = clock.time
        return self

    def __exit__(self, kind, value, tb):
        used = clock.time - self.start
        Timed.results[self.label] = Timed.results.get(self.label, 0) + used

    @property
    def so_far(self):
        return clock.time - self.start


def bake():
    with Timed("bake") as t:
        clock.sleep(30)
        print("half way:", t.so_far)
        clock.sleep(25)


def main():
    with Timed("all"):
        with Timed("mix"):
            clock.sleep(8)
        bake()
        with Timed("mix"):
            clock.sleep(2)
    for label, seconds in sorted(Timed.results.items(), key=lambda x: -x[1]):
        print(f"{label:<5}{seconds:>3}")
    inner = sum(v for k, v in Timed.results.items() if k != "all")
    print("unaccounted:", Timed.results["all"] - inner)


main()
