class Table:
    def __init__(self, *columns, key=None):
        self.columns = columns
        self.key = key or columns[0]
        self.rows = {}

    def insert(self, *values, **named):
        row = dict(zip(self.columns, values), **named)
        missing = set(self.columns) - row.keys()
        if missing:
            raise ValueError(f"missing {sorted(missing)}")
        key = row[self.key]
        if key in self.rows:
            raise KeyError(f"duplicate {key}")
        self.rows[key] = row
        return self

    def where(self, test=lambda row: True, **equal):
        for row in self.rows.values():
            if test(row) and all(row[c] == v for c, v in equal.items()):
                yield row

    def update(self, rows, **changes):
        n = 0
        for row in rows:
            row.update(changes)
            n += 1
        return n


birds = Table("name", "colour", "grams")
birds.insert("robin", "red", 18).insert("crow", "black", grams=500)
birds.insert("raven", "black", 1200)
for args in (("owl", "grey"), ("crow", "x", 1)):
    try:
        birds.insert(*args)
    except (ValueError, KeyError) as e:
        print(type(e).__name__, e)
print([r["name"] for r in birds.where(colour="black")])
print(birds.update(birds.where(lambda r: r["grams"] > 400), colour="dark"))
print(list(birds.where(colour="black")), birds.rows["crow"])
birds.update(birds.where(name="robin"), name="redbreast")
print("redbreast" in birds.rows, birds.rows["robin"]["name"])
