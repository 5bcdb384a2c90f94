class Module:
    def __init__(self, name):
        self.name = name
        self.needs = []
        self.state = "new"


class Cycle(Exception):
    def __init__(self, names):
        super().__init__(" -> ".join(names))


def visit(module, order, trail):
    if module.state == "done":
        return
    if module.state == "open":
        start = trail.index(module.name)
        raise Cycle(trail[start:] + [module.name])
    module.state = "open"
    for other in module.needs:
        visit(other, order, trail + [module.name])
    module.state = "done"
    order.append(module.name)


def build(text):
    modules = {}
    for line in text.split(";"):
        name, _, needs = line.partition(":")
        module = modules.setdefault(name.strip(), Module(name.strip()))
        for n in needs.split():
            module.needs.append(modules.setdefault(n, Module(n)))
    order = []
    for m in modules.values():
        visit(m, order, [])
    return order


print(build("app: ui db; ui: core; db: core log; log:"))
try:
    print(build("a: b; b: c; c: d b"))
except Cycle as e:
    print("Cycle:", e)
