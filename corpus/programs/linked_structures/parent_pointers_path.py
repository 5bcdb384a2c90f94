class Folder:
    def __init__(self, name, parent=None):
        self.name = name
        self.parent = parent
        self.sub = {}
        self.bytes = 0
        if parent:
            parent.sub[name] = self

    def path(self):
        if self.parent is None:
            return ""
        return f"{self.parent.path()}/{self.name}"

    def add(self, size):
        folder = self
        while folder:
            folder.bytes += size
            folder = folder.parent

    def cd(self, target):
        here = self
        for part in target.split("/"):
            if part == "..":
                here = here.parent or here
            elif part not in ("", "."):
                here = here.sub.get(part) or Folder(part, here)
        return here


root = Folder("")
docs = root.cd("home/eva/docs")
docs.add(300)
docs.cd("../pics").add(50)
here = docs.cd("../../bob")
here.add(7)
print(docs.path(), here.path(), root.cd("../..").path() == "")
print(root.bytes, root.sub["home"].bytes, docs.parent.bytes, sorted(docs.parent.sub))
here.parent.sub.pop("bob")
here.add(100)       # still counts in its old parents
print(root.bytes, here.path())
