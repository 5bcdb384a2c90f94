class Royal:
    def __init__(self, name, *children, alive=True):
        self.name = name
        self.children = list(children)
        self.alive = alive

    def line(self):
        """Children in order, each followed by the children of their own."""
        for child in self.children:
            if child.alive:
                yield child
            yield from child.line()

    def birth(self, parent, name):
        for person in [self, *self.line()]:
            if person.name == parent:
                person.children.append(Royal(name))
                return True
        return False


def position(monarch, name):
    for n, person in enumerate(monarch.line(), 1):
        if person.name == name:
            return n
    return 0


def main():
    queen = Royal(
        "Astrid",
        Royal("Björn", Royal("Dagny"), Royal("Eirik")),
        Royal("Cecilie", Royal("Frida"), alive=False),
        Royal("Gorm"),
    )
    print([p.name for p in queen.line()])
    print(position(queen, "Frida"), position(queen, "Cecilie"), position(queen, "Astrid"))
    queen.birth("Dagny", "Hilde")
    print(position(queen, "Frida"), position(queen, "Hilde"))
    print(queen.birth("Cecilie", "Ivar"), queen.birth("Nobody", "X"))
    queen.children[0].alive = False
    heir, *rest = queen.line()
    print(heir.name, len(rest), rest[-1].name)


main()
