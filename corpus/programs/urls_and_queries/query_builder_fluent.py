class Query:
    def __init__(self, table):
        self.table = table
        self._where, self._order, self._limit = [], None, None

    def where(self, **conditions):
        for name, value in conditions.items():
            field, _, op = name.partition("__")
            sign = {"": "=", "gt": ">", "lt": "<", "in": "IN"}[op]
            self._where.append(f"{field} {sign} {value!r}")
        return self

    def order(self, field):
        self._order = field.lstrip("-") + (" DESC" if field.startswith("-") else "")
        return self

    def __getitem__(self, part):
        self._limit = part.stop
        return self

    def __str__(self):
        sql = f"SELECT * FROM {self.table}"
        if self._where:
            sql += " WHERE " + " AND ".join(self._where)
        if self._order:
            sql += f" ORDER BY {self._order}"
        return sql + (f" LIMIT {self._limit}" if self._limit is not None else "")


print(Query("birds"))
base = Query("birds").where(size__gt=3)
small = base.where(colour="red", legs__in=(2, 3)).order("-size")[:5]
print(small)
print(base)             # changed, too: it is the same object
print(base is small, Query("x").order("a")[:0])
Query("x").where(a__like="b")
