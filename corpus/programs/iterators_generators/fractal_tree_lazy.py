from itertools import islice


class Branch:
    """An endless tree whose twigs come into being when they are looked at."""
    created = 0

    def __init__(self, path=""):
        self.path = path
        Branch.created += 1
        self._twigs = None

    @property
    def twigs(self):
        if self._twigs is None:
            self._twigs = Branch(self.path + "l"), Branch(self.path + "r")
        return self._twigs

    def depth_first(self, limit):
        yield self
        if len(self.path) < limit:
            for t in self.twigs:
                yield from t.depth_first(limit)

    def breadth_first(self):
        level = [self]
        while True:
            yield from level
            level = [t for b in level for t in b.twigs]


def main():
    root = Branch()
    print([b.path or "root" for b in islice(root.breadth_first(), 5)], Branch.created)
    print([b.path for b in root.depth_first(2)][1:], Branch.created)
    walk = root.depth_first(50)
    deep = next(b for b in walk if len(b.path) == 4)
    print(deep.path, Branch.created)
    print(root.twigs[0] is root.twigs[0], root.twigs[1].path)


main()
