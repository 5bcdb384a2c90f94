class Progress:
    def __init__(self, total, width=12):
        self.total, self.width = total, width
        self.done = 0
        self.shown = []

    def __enter__(self):
        return self.advance

    def advance(self, n=1):
        self.done = min(self.done + n, self.total)
        filled = self.width * self.done // self.total
        self.shown.append("#" * filled + "-" * (self.width - filled))
        return self.done / self.total

    def __exit__(self, kind, *_):
        word = "finished" if self.done == self.total else "stopped"
        print(f"{word} at {self.done}/{self.total}")


def copy(files, quota):
    used = 0
    p = Progress(len(files))
    with p as advance:
        for name, size in files.items():
            if used + size > quota:
                break
            used += size
            advance()
    return used, p.shown[-1]


def main():
    photos = {"rome.jpg": 4, "café.png": 9, "long.mov": 80, "me.gif": 1}
    print(copy(photos, quota=100))
    print(copy(photos, quota=50))
    steps = Progress(5, width=5)
    with steps as go:
        print(f"{go(2):.0%} {go():.0%} {go(10):.0%}")
    print(steps.shown)


main()
