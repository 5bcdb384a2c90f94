class Person:
    def __init__(self, name, *children):
        self.name = name
        self.children = children

    def __iter__(self):
        yield self
        for child in self.children:
            yield from child

    def generations(self, depth=0):
        yield depth, self.name
        for child in self.children:
            yield from child.generations(depth + 1)


family = Person("Olga", Person("Ivan", Person("Nina"), Person("Lev")), Person("Vera"))
print([p.name for p in family])
for depth, name in family.generations():
    print("  " * depth + name)
print(max(d for d, _ in family.generations()))
print(next(p.name for p in family if not p.children))
leaves = sum(1 for p in family if not p.children)
print(leaves, "without children")
