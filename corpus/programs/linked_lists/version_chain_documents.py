import datetime


class Version:
    def __init__(self, author, when, changes, parent=None):
        self.author = author
        self.when = when
        self.changes = changes
        self.parent = parent

    def __iter__(self):
        version = self
        while version:
            yield version
            version = version.parent

    @property
    def number(self):
        return sum(1 for _ in self)

    def content(self):
        base = self.parent.content() if self.parent else {}
        for key, value in self.changes.items():
            if value is None:
                base.pop(key, None)
            else:
                base[key] = value
        return base


def blame(version, key):
    for v in version:
        if key in v.changes:
            return f"{v.author} on {v.when:%d.%m.%Y}"
    return "nobody"


def main():
    day = datetime.date(2023, 2, 27)
    week = datetime.timedelta(weeks=1)
    v1 = Version("hal", day, {"title": "Ferry times", "fare": 4})
    v2 = Version("ingrid", day + week, {"fare": 5, "dogs": "free"}, v1)
    v3 = Version("hal", day + 3 * week, {"dogs": None}, v2)
    print(v3.number, v3.content())
    print(v2.content())
    for key in ("title", "fare", "dogs", "bikes"):
        print(f"{key}: {blame(v3, key)}")
    branch = Version("jo", day + 2 * week, {"title": "Ferries"}, v2)
    shared = [v.author for v in branch if v in list(v3)]
    print(branch.number, shared)


if __name__ == "__main__":
    main()
