class Section:
    depth = 0

    def __init__(self, name):
        self.name = name
        self.failed = False

    def __enter__(self):
        Section.depth += 1
        return self

    def __exit__(self, kind, value, trace):
        Section.depth -= 1
        if kind is KeyError:
            self.failed = True
            return True
        return False


def main():
    settings = {"host": "local", "port": 80}
    seen = []
    with Section("read") as outer:
        for key in ["host", "port"]:
            with Section(key) as inner:
                seen.append((Section.depth, settings[key]))
    with Section("missing") as bad:
        seen.append(settings["user"])
    print(seen, bad.failed, outer.failed, inner.name)
    return len(seen)


if __name__ == "__main__":
    count = main()
    print(count)
