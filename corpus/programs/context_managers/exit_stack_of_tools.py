from contextlib import ExitStack


class Tool:
    def __init__(self, name, broken=False):
        self.name, self.broken = name, broken

    def __enter__(self):
        if self.broken:
            raise OSError(f"{self.name} is broken")
        print("take", self.name)
        return self.name

    def __exit__(self, *exc):
        print("put back", self.name)


def build(tools):
    with ExitStack() as stack:
        stack.callback(print, "sweep the floor")
        names = [stack.enter_context(t) for t in tools]
        print("building with", " and ".join(names))
        return len(names)


print(build([Tool("saw"), Tool("drill")]))
try:
    build([Tool("saw"), Tool("glue", broken=True), Tool("drill")])
except OSError as e:
    print("stopped:", e)
