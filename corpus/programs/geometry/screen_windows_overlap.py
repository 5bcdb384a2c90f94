from typing import NamedTuple


class Rect(NamedTuple):
    x: int
    y: int
    w: int
    h: int

    @property
    def area(self):
        return self.w * self.h

    def overlap(self, other):
        left, top = max(self.x, other.x), max(self.y, other.y)
        right = min(self.x + self.w, other.x + other.w)
        bottom = min(self.y + self.h, other.y + other.h)
        if left >= right or top >= bottom:
            return None
        return Rect(left, top, right - left, bottom - top)

    def __contains__(self, point):
        px, py = point
        return self.x <= px < self.x + self.w and self.y <= py < self.y + self.h


def clicked(windows, point):
    """The top window (the last one) under the mouse."""
    for name, rect in reversed(windows.items()):
        if point in rect:
            return name
    return "desktop"


windows = {
    "editor": Rect(0, 0, 80, 50),
    "mail": Rect(60, 30, 50, 40),
    "clock": Rect(100, 0, 10, 10),
}
for p in [(10, 10), (70, 40), (109, 9), (110, 5)]:
    print(p, clicked(windows, p))

hidden = windows["editor"].overlap(windows["mail"])
print(hidden, f"{hidden.area / windows['editor'].area:.1%} of the editor hidden")
print(windows["mail"].overlap(windows["clock"]))
windows["mail"] = windows["mail"]._replace(x=90, y=5)
print(windows["clock"].overlap(windows["mail"]).area)
