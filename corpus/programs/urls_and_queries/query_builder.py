from urllib.parse import urlencode, quote


class Query:
    def __init__(self, table):
        self.table = table
        self.filters = []
        self.order = None
        self.count = None

    def where(self, **conditions):
        for key, value in conditions.items():
            field, _, op = key.partition("__")
            self.filters.append((field, op or "eq", value))
        return self

    def order_by(self, field):
        self.order = field
        return self

    def limit(self, n):
        self.count = n
        return self

    def sql(self):
        signs = {"eq": "=", "gt": ">", "lt": "<", "like": "LIKE"}
        text = f"SELECT * FROM {self.table}"
        if self.filters:
            text += " WHERE " + " AND ".join(f"{f} {signs[op]} ?" for f, op, _ in self.filters)
        if self.order:
            text += f" ORDER BY {self.order.lstrip('-')}" + (" DESC" if self.order.startswith("-") else "")
        if self.count is not None:
            text += f" LIMIT {self.count}"
        return text, [v for *_, v in self.filters]

    def url(self):
        params = [(f if op == "eq" else f"{f}[{op}]", v) for f, op, v in self.filters]
        return f"/{quote(self.table)}?" + urlencode(params)


def main():
    q = Query("books").where(year__gt=1990, lang="de").order_by("-year").limit(5)
    print(*q.sql(), sep="\n")
    print(q.url())
    print(Query("café menu").where(name="crème & co").url())
    plain = Query("t")
    print(plain.sql(), plain.limit(0).sql()[0])
    q.where(title__contains="x")
    print(len(q.filters))
    print(q.sql())


if __name__ == "__main__":
    main()
