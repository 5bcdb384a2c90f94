class Query:
    def __init__(self, rows):
        self._rows = list(rows)
        self._filters = []
        self._order = None
        self._limit = None

    def where(self, **conditions):
        for key, wanted in conditions.items():
            field, _, op = key.partition("__")
            tests = {
                "": lambda v, w: v == w,
                "lt": lambda v, w: v < w,
                "gte": lambda v, w: v >= w,
                "has": lambda v, w: w in v,
            }
            test = tests[op]
            self._filters.append(lambda row, f=field, t=test, w=wanted: t(row[f], w))
        return self

    def order_by(self, field):
        self._order = field
        return self

    def limit(self, n):
        self._limit = n
        return self

    def __iter__(self):
        rows = [r for r in self._rows if all(f(r) for f in self._filters)]
        if self._order:
            name = self._order.lstrip("-")
            rows.sort(key=lambda r: r[name], reverse=self._order.startswith("-"))
        return iter(rows[:self._limit])


def main():
    flats = [
        {"street": "Elm Row", "rooms": 3, "rent": 900, "extras": ["balcony"]},
        {"street": "Quay 4", "rooms": 2, "rent": 780, "extras": []},
        {"street": "Mill Lane", "rooms": 4, "rent": 1250, "extras": ["balcony", "lift"]},
        {"street": "Hilltop", "rooms": 3, "rent": 850, "extras": ["lift"]},
    ]
    for flat in Query(flats).where(rooms__gte=3, rent__lt=1000).order_by("rent"):
        print(flat["street"], flat["rent"])
    names = [f["street"] for f in Query(flats).where(extras__has="lift").order_by("-rooms").limit(1)]
    print(names)
    print(len(list(Query(flats).where(rooms=2))))
    try:
        Query(flats).where(rent__like=800)
    except KeyError as e:
        print("no such comparison:", e)


main()
