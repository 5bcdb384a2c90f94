from contextlib import contextmanager


class Meter:
    """Paid parking 8-12 and 14-18, 50 cents for each started half hour."""
    PAID = [(8.0, 12.0), (14.0, 18.0)]

    def __init__(self):
        self.clock = 0.0
        self.bills = []

    def cost(self, start, end):
        cents = 0
        for a, b in self.PAID:
            hours = min(b, end) - max(a, start)
            if hours > 0:
                cents += -(-hours // 0.5) * 50
        return int(cents)

    @contextmanager
    def parked(self, plate, since):
        self.clock = since
        try:
            yield self
        finally:
            self.bills.append((plate, self.cost(since, self.clock)))

    def wait(self, hours):
        if hours < 0:
            raise ValueError("time runs forward")
        self.clock += hours


def main():
    meter = Meter()
    with meter.parked("K 1", 7.5) as m:
        m.wait(1)
    with meter.parked("K 2", 11) as m:
        m.wait(2.25)
        m.wait(1)
    try:
        with meter.parked("K 3", 9) as m:
            m.wait(0.6)
            m.wait(-3)
    except ValueError as e:
        print("error:", e)
    for plate, cents in meter.bills:
        print(f"{plate}: {cents / 100:.2f}")
    print(meter.cost(0, 24), meter.cost(12, 14), sum(c for _, c in meter.bills))


if __name__ == "__main__":
    main()
