class Version:
    def __init__(self, text):
        self.parts = text.split(".")

    def __lt__(self, other):
        return self.parts < other.parts

    def __eq__(self, other):
        return self.parts == other.parts

    def __repr__(self):
        return ".".join(self.parts)


class Package:
    def __init__(self, name, version):
        self.name, self.version = name, Version(version)

    def newer(self, others):
        same = [o for o in others if o.name == self.name]
        return [o for o in same if self.version < o.version]


installed = [Package("pip", "9.0.1"), Package("rich", "12.4"), Package("tox", "3.25.0")]
repo = [Package("pip", "22.1"), Package("rich", "13.0"), Package("tox", "3.25"), Package("pip", "10.0")]

for p in installed:
    updates = p.newer(repo)
    if updates:
        best = max(updates, key=lambda o: o.version)
        print(f"{p.name} {p.version} -> {best.version}")
    else:
        print(p.name, p.version, "is up to date")
versions = sorted(p.version for p in installed + repo)
print(versions)
print(Version("1.10") < Version("1.9"), Version("2.0") == Version("2"))
