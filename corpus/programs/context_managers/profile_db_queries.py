class FakeDb:
    def __init__(self, tables):
        self.tables = tables
        self.queries = []

    def all(self, table):
        self.queries.append(f"all {table}")
        return list(self.tables[table])

    def find(self, table, **where):
        self.queries.append(f"find {table} {where}")
        for row in self.tables[table]:
            if all(row[k] == v for k, v in where.items()):
                return row


class max_queries:
    def __init__(self, db, limit):
        self.db, self.limit = db, limit

    def __enter__(self):
        self.start = len(self.db.queries)
        return self

    @property
    def used(self):
        return len(self.db.queries) - self.start

    def __exit__(self, kind, *_):
        if kind is None and self.used > self.limit:
            print(f"  !! {self.used} queries, allowed {self.limit}")


def slow(db):
    return [(b["title"], db.find("authors", id=b["author"])["name"]) for b in db.all("books")]


def fast(db):
    names = {a["id"]: a["name"] for a in db.all("authors")}
    return [(b["title"], names[b["author"]]) for b in db.all("books")]


def main():
    db = FakeDb({
        "authors": [{"id": 1, "name": "Borges"}, {"id": 2, "name": "Lem"}],
        "books": [{"title": "Ficciones", "author": 1}, {"title": "Solaris", "author": 2}, {"title": "Fiasko", "author": 2}],
    })
    results = []
    for version in (slow, fast):
        with max_queries(db, 2) as m:
            results.append(version(db))
            print(version.__name__, m.used)
    print(results[0] == results[1], results[1][-1])
    print(db.find("books", title="Ulysses"))


main()
