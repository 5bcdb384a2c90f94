class Mode:
    dry = False


class dry_run:
    def __enter__(self):
        self.old, Mode.dry = Mode.dry, True

    def __exit__(self, *_):
        Mode.dry = self.old


class FileSystem:
    def __init__(self, *names):
        self.names = set(names)
        self.log = []

    def _do(self, text, action):
        if Mode.dry:
            self.log.append("would " + text)
        else:
            action()
            self.log.append(text)

    def delete(self, name):
        self._do(f"delete {name}", lambda: self.names.discard(name))

    def rename(self, old, new):
        def action():
            self.names.remove(old)
            self.names.add(new)
        self._do(f"rename {old} to {new}", action)


def cleanup(fs):
    for name in sorted(fs.names):
        if name.endswith("~"):
            fs.delete(name)
        elif " " in name:
            fs.rename(name, name.replace(" ", "_"))


fs = FileSystem("a.txt", "b.txt~", "my photo.jpg", "straße.doc")
with dry_run():
    cleanup(fs)
print(len(fs.names), fs.log)
fs.log.clear()
cleanup(fs)
print(sorted(fs.names), fs.log)
with dry_run():
    fs.rename("zzz", "yyy")
print(fs.log[-1], Mode.dry)
