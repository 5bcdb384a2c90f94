class Rabbit:
    def __init__(self, name, mother=None, father=None):
        self.name = name
        self.mother = mother
        self.father = father
        self.children = []
        for parent in (mother, father):
            if parent is not None:
                parent.children.append(self)

    def ancestors(self):
        found = []
        for parent in (self.mother, self.father):
            if parent:
                found.append(parent)
                found.extend(parent.ancestors())
        return found

    def descendants(self):
        for c in self.children:
            yield c
            yield from c.descendants()

    def related(self, other):
        mine = {r.name for r in self.ancestors()} | {self.name}
        theirs = {r.name for r in other.ancestors()} | {other.name}
        return sorted(mine & theirs)

    def tree(self, depth=0):
        print("  " * depth + self.name)
        for c in self.children:
            c.tree(depth + 1)


flora, klopfer = Rabbit("Flora"), Rabbit("Klopfer")
mucki = Rabbit("Mucki", flora, klopfer)
lotta = Rabbit("Lotta", flora)
max_ = Rabbit("Max", lotta, Rabbit("Hugo"))
nele = Rabbit("Nele", mother=max_.mother, father=mucki)
flora.tree()
print([r.name for r in nele.ancestors()])
print(sum(1 for _ in flora.descendants()), len({r.name for r in flora.descendants()}))
print(mucki.related(max_), nele.related(klopfer), lotta.related(klopfer) or "not related")
print([c.name for c in max_.father.children], max_.children)
