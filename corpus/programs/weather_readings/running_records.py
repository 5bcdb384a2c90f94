class Records:
    def __init__(self, **start):
        self.best = dict(start)
        self.broken = []

    def feed(self, year, **values):
        for what, value in values.items():
            old = self.best.get(what)
            if old is None or value > old[0]:
                self.best[what] = (value, year)
                if old:
                    self.broken.append((year, what, old[0], value))
        return self

    def __getattr__(self, name):
        try:
            return self.best[name]
        except KeyError:
            raise AttributeError(name) from None


def main():
    records = Records(heat=(36.1, 1983))
    records.feed(2003, heat=38.6, rain=71).feed(2010, rain=55, gust=117)
    records.feed(2019, heat=40.3, gust=109).feed(2021, rain=154)
    for year, what, old, new in records.broken:
        print(f"{year}: {what} {old} -> {new}")
    print(records.heat, records.rain[0])
    print(hasattr(records, "snow"), getattr(records, "gust"))
    decades = {}
    for year, *_ in records.broken:
        decades[year // 10 * 10] = decades.get(year // 10 * 10, 0) + 1
    print(decades)
    print(records.snow)


main()
