class Store:
    """Nested transactions: each level only remembers what it changed."""
    DELETED = object()

    def __init__(self):
        self.levels = [{}]

    def set(self, key, value):
        self.levels[-1][key] = value

    def delete(self, key):
        self.levels[-1][key] = Store.DELETED

    def get(self, key, default=None):
        for level in reversed(self.levels):
            if key in level:
                return default if level[key] is Store.DELETED else level[key]
        return default

    def begin(self):
        self.levels.append({})

    def rollback(self):
        if len(self.levels) == 1:
            raise RuntimeError("no transaction")
        return len(self.levels.pop())

    def commit(self):
        if len(self.levels) == 1:
            raise RuntimeError("no transaction")
        top = self.levels.pop()
        self.levels[-1].update(top)
        return len(top)

    def count(self, value):
        keys = set().union(*self.levels)
        return sum(self.get(k) == value for k in keys)


def main():
    s = Store()
    s.set("a", 10)
    s.begin()
    s.set("a", 20)
    s.set("b", 20)
    s.begin()
    s.delete("a")
    print(s.get("a"), s.get("b"), s.count(20))
    print("undone", s.rollback(), s.get("a"), s.count(20))
    print("kept", s.commit(), s.get("a"), s.count(10))
    try:
        s.rollback()
    except RuntimeError as e:
        print(e)
    s.begin()
    s.delete("b")
    s.commit()
    print(s.get("b", "gone"), len(s.levels), sorted(s.levels[0]))


main()
