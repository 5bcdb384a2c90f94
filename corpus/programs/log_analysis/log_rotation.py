class RotatingLog:
    def __init__(self, name, max_bytes, keep):
        self.name = name
        self.max_bytes = max_bytes
        self.keep = keep
        self.files = {name: ""}

    def _rotate(self):
        for i in range(self.keep - 1, 0, -1):
            source = f"{self.name}.{i}"
            if source in self.files:
                self.files[f"{self.name}.{i + 1}"] = self.files.pop(source)
        self.files[f"{self.name}.1"] = self.files[self.name]
        self.files[self.name] = ""

    def write(self, line):
        line += "\n"
        if len(self.files[self.name]) + len(line) > self.max_bytes:
            self._rotate()
        self.files[self.name] += line

    def sizes(self):
        return {n: len(t) for n, t in sorted(self.files.items())}


def main():
    log = RotatingLog("app.log", max_bytes=30, keep=3)
    for i in range(1, 13):
        log.write(f"entry {i}" + "!" * (i % 4))
    print(log.sizes())
    for name in sorted(log.files):
        print(name, log.files[name].split())
    kept = "".join(log.files[n] for n in sorted(log.files, reverse=True))
    print(kept.count("entry"), "of 12 entries are left")
    tiny = RotatingLog("x", 4, keep=1)
    tiny.write("abc")
    tiny.write("much too long")
    print(tiny.sizes())


main()
