class Scope:
    def __init__(self, parent=None, **names):
        self.parent = parent
        self.names = names

    def find(self, name):
        scope = self
        while scope is not None:
            if name in scope.names:
                return scope
            scope = scope.parent
        raise NameError(name)

    def get(self, name):
        return self.find(name).names[name]

    def set(self, name, value):
        try:
            owner = self.find(name)
        except NameError:
            owner = self
        owner.names[name] = value
        return owner is self

    def depth(self):
        return 0 if self.parent is None else 1 + self.parent.depth()


world = Scope(x=1, y=2)
f = Scope(world, x=10)
g = Scope(f)
print(g.get("x"), g.get("y"), g.depth(), g.find("y") is world)
print(g.set("x", 11), g.set("y", 20), g.set("z", 30))
print(world.names, f.names, g.names)
other = Scope(f)
print(other.get("x"))
f.parent = None
for scope, name in ((other, "x"), (g, "y")):
    try:
        print(scope.get(name))
    except NameError as e:
        print("NameError:", e)
