class Statement:
    def __init__(self, sql):
        self.sql = sql
        self.parts = sql.split("?")

    @staticmethod
    def quote(value):
        match value:
            case None:
                return "NULL"
            case bool():
                return "TRUE" if value else "FALSE"
            case int() | float():
                return repr(value)
            case str():
                return "'" + value.replace("'", "''") + "'"
            case list() | tuple():
                return "(" + ", ".join(map(Statement.quote, value)) + ")"
            case _:
                raise TypeError(f"cannot quote {type(value).__name__}")

    def __mod__(self, values):
        if not isinstance(values, tuple):
            values = (values,)
        if len(values) != len(self.parts) - 1:
            raise ValueError(f"{len(self.parts) - 1} marks, {len(values)} values")
        out = self.parts[0]
        for value, part in zip(values, self.parts[1:]):
            out += self.quote(value) + part
        return out


def main():
    insert = Statement("INSERT INTO cats VALUES (?, ?, ?)")
    print(insert % ("O'Malley", 7, None))
    print(insert % ("Robert'); DROP TABLE cats;--", 0.5, True))
    select = Statement("SELECT * FROM cats WHERE id IN ?")
    print(select % ([3, "x"],))
    for bad in ((1, 2), ({"a": 1},)):
        try:
            print(select % bad)
        except (ValueError, TypeError) as e:
            print(type(e).__name__, e)
    print(Statement("SELECT 1") % ())
    naive = "SELECT * FROM cats WHERE name = '%s'" % "x' OR 'a'='a"
    print(naive.count("'"), naive)
    print(select % [1, 2])


if __name__ == "__main__":
    main()
