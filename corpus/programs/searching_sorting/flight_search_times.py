import datetime


class Flight:
    def __init__(self, code, departs, arrives, price):
        day = datetime.datetime(2024, 7, 19)
        h, m = divmod(departs, 100)
        self.departs = day + datetime.timedelta(hours=h, minutes=m)
        h, m = divmod(arrives, 100)
        self.arrives = day + datetime.timedelta(hours=h, minutes=m)
        if self.arrives < self.departs:
            self.arrives += datetime.timedelta(days=1)
        self.code = code
        self.price = price

    @property
    def duration(self):
        return self.arrives - self.departs

    def __str__(self):
        return "%s %s-%s %s" % (self.code, self.departs.strftime("%H:%M"), self.arrives.strftime("%H:%M"), self.duration)


def search(flights, after=0, by="departs"):
    earliest = datetime.time(after // 100, after % 100)
    usable = [f for f in flights if f.departs.time() >= earliest]
    return sorted(usable, key=lambda f: getattr(f, by))


def main():
    flights = [
        Flight("AF 11", 2250, 105, 89),
        Flight("BA 02", 640, 915, 140),
        Flight("IB 33", 1130, 1405, 99),
        Flight("TK 80", 1805, 2259, 75),
    ]
    for by in ("departs", "duration", "price"):
        print(by, [f.code for f in search(flights, by=by)])
    for f in search(flights, after=1130):
        print(f)
    longest = max(flights, key=lambda f: f.duration)
    print(longest.code, longest.duration.total_seconds() / 3600)
    print(search(flights, 2300))


if __name__ == "__main__":
    main()
