class Plugin:
    instances = {}

    def __new__(cls, *args, **kwargs):
        if cls not in Plugin.instances:
            print("  making", cls.__name__)
            Plugin.instances[cls] = super().__new__(cls)
        return Plugin.instances[cls]

    def __init__(self, level=1):
        self.level = level          # runs each time
        self.uses = getattr(self, "uses", 0) + 1


class Spell(Plugin):
    pass


class Zip(Plugin):
    def __init__(self, level=5, name="zip"):
        super().__init__(level)
        self.name = name


a = Spell()
b = Spell(3)
print(a is b, a.level, a.uses)
z = Zip(name="fast")
print(z.level, z.name, Zip() is z, z.name, z.uses)
print({c.__name__: p.uses for c, p in Plugin.instances.items()})
old = Plugin.instances.pop(Spell)
c = Spell(9)
print(c is old, c.uses, old.level, len(Plugin.instances))
print(sorted(p.level for p in Plugin.instances.values()), isinstance(c, Plugin))
