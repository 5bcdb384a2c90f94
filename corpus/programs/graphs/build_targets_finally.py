class BuildError(Exception):
    pass


TARGETS = {
    "app": ["lib", "icons"],
    "lib": ["headers"],
    "icons": [],
    "headers": [],
    "docs": ["app", "missing"],
}


class Builder:
    def __init__(self, targets, broken=()):
        self.targets = targets
        self.broken = set(broken)
        self.done = []
        self.depth = 0

    def build(self, name):
        if name in self.done:
            return "cached"
        if name not in self.targets:
            raise BuildError(f"no rule for {name}")
        self.depth += 1
        try:
            for dep in self.targets[name]:
                self.build(dep)
            if name in self.broken:
                raise BuildError(f"{name} failed at depth {self.depth}")
            self.done.append(name)
            return "built"
        finally:
            self.depth -= 1


def main():
    b = Builder(TARGETS)
    print(b.build("app"), b.done)
    print(b.build("lib"))
    try:
        b.build("docs")
    except BuildError as e:
        print("error:", e, "depth", b.depth)
    second = Builder(TARGETS, broken=["headers"])
    for target in ("icons", "app"):
        try:
            print(target, second.build(target))
        except BuildError as e:
            print(target, "->", e)
        else:
            print("fine so far", second.done)
    print(second.depth, second.done)


if __name__ == "__main__":
    main()
