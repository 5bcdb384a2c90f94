class Drawer:
    count = 0

    def __init__(self, label, *contents):
        Drawer.count += 1
        self.label = label
        self.contents = list(contents)

    def __iter__(self):
        for thing in self.contents:
            if isinstance(thing, Drawer):
                yield from thing
            else:
                yield thing

    def __len__(self):
        return sum(1 for _ in self)

    def __contains__(self, wanted):
        return any(wanted == thing for thing in self)

    def __truediv__(self, label):
        for thing in self.contents:
            if isinstance(thing, Drawer) and thing.label == label:
                return thing
        raise KeyError(f"no drawer {label!r} in {self.label!r}")


def main():
    desk = Drawer(
        "desk", "pen",
        Drawer("left", "stamps", Drawer("box", "ring", "key")),
        Drawer("right"),
    )
    print(len(desk), Drawer.count, list(desk))
    print("key" in desk, "key" in desk / "right", len(desk / "left" / "box"))
    (desk / "right").contents.append("glue")
    print(sorted(desk, key=len))
    try:
        desk / "left" / "bag"
    except KeyError as e:
        print(e.args[0])
    if not desk / "left" / "box":
        print("empty box")
    elif "ring" in desk:
        print("found it")


main()
