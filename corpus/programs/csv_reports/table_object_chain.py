class Table:
    """A tiny table whose methods return new tables."""

    def __init__(self, rows):
        self.rows = rows

    def where(self, **wanted):
        return Table([r for r in self.rows if all(r[k] == v for k, v in wanted.items())])

    def select(self, *columns):
        return Table([{c: r[c] for c in columns} for r in self.rows])

    def add(self, column, function):
        for r in self.rows:
            r[column] = function(r)
        return self

    def order(self, column, down=False):
        return Table(sorted(self.rows, key=lambda r: r[column], reverse=down))

    def __iter__(self):
        yield from self.rows

    def __len__(self):
        return len(self.rows)


bikes = Table([
    {"model": "Sprint", "type": "road", "kg": 8.1, "price": 2100},
    {"model": "Mule", "type": "cargo", "kg": 31.0, "price": 3900},
    {"model": "Dart", "type": "road", "kg": 7.4, "price": 3300},
    {"model": "Otter", "type": "city", "kg": 15.5, "price": 750},
])

road = bikes.where(type="road").order("kg")
print([b["model"] for b in road])
per_kilo = road.add("per_kg", lambda r: round(r["price"] / r["kg"]))
for row in per_kilo.select("model", "per_kg"):
    print(row)
print(len(bikes), len(per_kilo))
print(sorted(k for b in bikes for k in b if k == "per_kg"))
print(bikes.order("per_kg").rows[0]["model"])
