class Plugin:
    registry = {}
    instances = {}

    def __init_subclass__(cls, *, name, **kwargs):
        super().__init_subclass__(**kwargs)
        Plugin.registry[name] = cls

    @classmethod
    def get(cls, name):
        if name not in cls.instances:
            if name not in cls.registry:
                known = ", ".join(sorted(cls.registry))
                raise LookupError(f"no plugin {name!r}; there are: {known}")
            cls.instances[name] = cls.registry[name]()
        return cls.instances[name]

    def __init__(self):
        self.runs = 0

    def __call__(self, text):
        self.runs += 1
        return self.work(text)


class Shout(Plugin, name="shout"):
    def work(self, text):
        return text.upper() + "!" * self.runs


class Acronym(Plugin, name="acro"):
    def work(self, text):
        return "".join(w[0] for w in text.split()).upper()


class Quiet(Shout, name="quiet"):
    def work(self, text):
        return super().work(text).lower().replace("!", ".")


for command in ["shout", "acro", "shout", "quiet", "quiet", "spin"]:
    try:
        print(command, "->", Plugin.get(command)("as soon as possible"))
    except LookupError as e:
        print(e)
print({n: p.runs for n, p in Plugin.instances.items()})
print(Plugin.get("quiet") is Plugin.get("quiet"), len(Plugin.registry))
