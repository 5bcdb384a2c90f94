class Options:
    def __init__(self, parent=None, **values):
        self.parent = parent
        self.values = values

    def __getitem__(self, name):
        if name in self.values:
            return self.values[name]
        if self.parent is None:
            raise KeyError(name)
        return self.parent[name]

    def __setitem__(self, name, value):
        self.values[name] = value

    def child(self, **values):
        return Options(self, **values)

    def origin(self, name, level=0):
        if name in self.values:
            return level
        return self.parent.origin(name, level + 1) if self.parent else None

    @property
    def flat(self):
        return {**(self.parent.flat if self.parent else {}), **self.values}


system = Options(editor="vi", tabs=8, paths=["/bin"])
user = system.child(tabs=4)
project = user.child()
project["editor"] = "ed"
print(project["tabs"], project["editor"], user["editor"], project.origin("tabs"), project.origin("x"))
project["paths"].append("/opt")         # belongs to the system
system["tabs"] = 2
print(project.flat, system.flat["paths"], user["tabs"])
del user.values["tabs"]
print(project["tabs"])
try:
    project["colour"]
except KeyError as e:
    print("KeyError", e)
user.parent = None
print(user["paths"])
