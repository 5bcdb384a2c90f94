class RecentFiles:
    def __init__(self, limit=4):
        self._limit = limit
        self._files = []
        self._pinned = set()

    def open(self, path):
        if path in self._files:
            self._files.remove(path)
        self._files.insert(0, path)
        loose = [f for f in self._files if f not in self._pinned]
        for extra in loose[self._limit:]:
            self._files.remove(extra)

    def pin(self, path):
        if path not in self._files:
            raise ValueError(f"{path} is not in the menu")
        self._pinned ^= {path}
        return path in self._pinned

    def menu(self):
        ordered = sorted(self._files, key=lambda f: f not in self._pinned)
        return [f"{'*' if f in self._pinned else ' '}{n} {f}" for n, f in enumerate(ordered, 1)]


def main():
    recent = RecentFiles(limit=3)
    for f in "a.txt b.md c.py a.txt d.csv".split():
        recent.open(f)
    print(*recent.menu(), sep="\n")
    print(recent.pin("c.py"))
    recent.open("e.log")
    recent.open("f.tex")
    print("\n".join(recent.menu()))
    try:
        recent.pin("b.md")
    except ValueError as e:
        print(e)
    print(recent.pin("c.py"), len(recent.menu()))
    recent.open("a.txt")
    print(recent.menu())


if __name__ == "__main__":
    main()
