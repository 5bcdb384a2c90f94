class PoolEmpty(Exception):
    pass


class Connection:
    count = 0

    def __init__(self):
        Connection.count += 1
        self.number = Connection.count
        self.queries = 0

    def query(self, sql):
        self.queries += 1
        if "DROP" in sql:
            raise PermissionError(sql)
        return f"c{self.number}: {sql.lower()}"


class Pool:
    def __init__(self, limit):
        self.limit = limit
        self.idle = []
        self.lent = 0

    def __enter__(self):
        if not self.idle and self.lent >= self.limit:
            raise PoolEmpty(f"all {self.limit} connections are in use")
        self.current = self.idle.pop() if self.idle else Connection()
        self.lent += 1
        return self.current

    def __exit__(self, *error):
        self.idle.append(self.current)
        self.lent -= 1
        return error[0] is PermissionError


def main():
    pool = Pool(2)
    for sql in ("SELECT 1", "DROP TABLE x", "SELECT 2"):
        with pool as connection:
            print(connection.query(sql))
    print(Connection.count, pool.idle[0].queries, pool.lent)
    with pool as a:
        with pool as b:
            print(a.number, b.number)
            try:
                with pool as c:
                    print("never")
            except PoolEmpty as e:
                print("full:", e)
    print([c.number for c in pool.idle], pool.lent)


main()
