from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    h: str = "-"
    v: str = "|"
    corners: str = "++++"

    def top(self, width):
        return self.corners[0] + self.h * width + self.corners[1]

    def bottom(self, width):
        return self.corners[2] + self.h * width + self.corners[3]


ASCII = Style()
LIGHT = Style("─", "│", "┌┐└┘")
DOUBLE = Style(h="═", v="║", corners="╔╗╚╝")


class Box:
    def __init__(self, *lines, style=ASCII, padding=1):
        self.lines = lines
        self.style = style
        self.padding = padding

    @property
    def width(self):
        return max(map(len, self.lines)) + 2 * self.padding

    def __iter__(self):
        yield self.style.top(self.width)
        for line in self.lines:
            yield self.style.v + line.center(self.width) + self.style.v
        yield self.style.bottom(self.width)

    def __str__(self):
        return "\n".join(self)


def main():
    print(Box("hello", "big world"))
    inner = Box("café", style=LIGHT, padding=0)
    print(Box(*inner, style=DOUBLE, padding=3))
    print(inner.width, len(list(inner)), DOUBLE.top(2))
    row = [Box(w, style=s) for w, s in (("a", ASCII), ("bcd", LIGHT), ("", DOUBLE))]
    for parts in zip(*row):
        print(" ".join(parts))
    print(Style() == ASCII, ASCII is Style())


main()
