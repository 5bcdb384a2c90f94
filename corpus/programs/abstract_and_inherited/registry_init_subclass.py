class Handler:
    registry = {}
    priority = 0

    def __init_subclass__(cls, ext=None, **kw):
        super().__init_subclass__(**kw)
        for e in (ext or cls.__name__.lower()).split():
            Handler.registry[e] = cls

    def open(self, name):
        return f"{type(self).__name__} opens {name}"


class Text(Handler, ext="txt md"):
    pass


class Png(Handler):
    priority = 2

    def open(self, name):
        return super().open(name) + f" first ({self.priority})"


class Apng(Png, ext="png"):     # replaces Png
    priority = Png.priority + 1


for file in ("a.txt", "b.png", "c.md", "d.zip"):
    stem, dot, ext = file.rpartition(".")
    cls = Handler.registry.get(ext)
    print(cls().open(stem) if cls else f"no handler for .{ext}")
print(sorted(Handler.registry), Handler.registry["png"].__name__)
