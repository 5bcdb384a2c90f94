class Tree:
    def __init__(self, value, *children):
        self.value, self.children = value, children

    def depth_first(self):
        yield self.value
        for c in self.children:
            yield from c.depth_first()

    def breadth_first(self):
        queue = [self]
        for node in queue:          # the list grows while it is read
            yield node.value
            queue += node.children

    def paths(self):
        if not self.children:
            yield [self.value]
        for c in self.children:
            for p in c.paths():
                yield [self.value, *p]

    __iter__ = depth_first


t = Tree(1, Tree(2, Tree(4)), Tree(3, Tree(5), Tree(6)))
print(list(t), list(t.breadth_first()))
print(list(t.paths()), sum(t), 5 in t)
walk = t.breadth_first()
print(next(walk), next(walk), max(walk), list(walk))
first_big = next((v for v in t if v > 3), None)
print(first_big, [sum(p) for p in t.paths() if len(p) == 3])
