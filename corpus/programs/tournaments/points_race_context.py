class Round:
    """Collects the points of a round and books them when it ends well."""

    def __init__(self, table, title):
        self.table = table
        self.title = title
        self.points = {}

    def __enter__(self):
        return self

    def __setitem__(self, name, points):
        if name not in self.table:
            raise KeyError(f"{name} does not take part")
        self.points[name] = points

    def __exit__(self, kind, error, trace):
        if kind is None:
            for name, points in self.points.items():
                self.table[name] += points
            print(f"{self.title}: booked {self.points}")
        else:
            print(f"{self.title}: dropped, {error.args[0]}")
        return kind is KeyError


table = dict.fromkeys(["Ole", "Per", "Siv"], 0)
with Round(table, "sack race") as r:
    r["Ole"] = 3
    r["Siv"] = 5
with Round(table, "tug of war") as r:
    r["Per"] = 4
    r["Ove"] = 2
    r["Siv"] = 1
with Round(table, "archery") as r:
    r["Per"] = 2
    r["Per"] = 6
print(table)
leader = max(table, key=table.get)
print(leader, table[leader])
with Round(table, "chess") as r:
    r["Ole"] = 10 / table["Ole"]
    r["Per"] = 10 // (table["Per"] - 6)
print("never printed?")
