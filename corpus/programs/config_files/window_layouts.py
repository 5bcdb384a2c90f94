from dataclasses import dataclass, replace, field


@dataclass(frozen=True)
class Window:
    title: str
    x: int
    y: int
    w: int
    h: int

    @property
    def area(self):
        return self.w * self.h

    def overlaps(self, other):
        return (self.x < other.x + other.w and other.x < self.x + self.w
                and self.y < other.y + other.h and other.y < self.y + self.h)

    @classmethod
    def from_line(cls, line):
        title, geometry = line.rsplit(" ", 1)
        size, x, y = geometry.split("+")
        w, h = size.split("x")
        return cls(title, int(x), int(y), int(w), int(h))


@dataclass
class Layout:
    width: int
    height: int
    windows: list[Window] = field(default_factory=list)

    def fit(self):
        self.windows = [
            replace(win, x=max(0, min(win.x, self.width - win.w)), y=max(0, min(win.y, self.height - win.h)))
            for win in self.windows
        ]
        return self


def main():
    lines = ["Editor 80x40+0+0", "Log viewer 60x20+70+30", "Clock 10x5+115+2", "Chat 30x20+85+0"]
    layout = Layout(120, 48, [Window.from_line(l) for l in lines])
    pairs = [(a.title, b.title) for i, a in enumerate(layout.windows) for b in layout.windows[i + 1:] if a.overlaps(b)]
    print(pairs)
    before = {w.title: (w.x, w.y) for w in layout.windows}
    for w in layout.fit().windows:
        moved = (w.x, w.y) != before[w.title]
        print(f"{w.title:<11}{w.w}x{w.h}+{w.x}+{w.y}", "moved" if moved else "")
    biggest = max(layout.windows, key=lambda w: w.area)
    print(biggest.title, f"{biggest.area / (layout.width * layout.height):.0%}")
    print(sum(w.area for w in layout.windows) <= layout.width * layout.height)
    print(replace(biggest, title="Full", w=120).overlaps(layout.windows[2]), Window.from_line("a b 1x1+2+3").title)


if __name__ == "__main__":
    main()
