from dataclasses import dataclass, field


@dataclass
class Rect:
    left: int
    top: int
    right: int
    bottom: int
    area: int = field(init=False)
    name: str = field(default="rect", compare=False)

    def __post_init__(self):
        if self.left > self.right:
            self.left, self.right = self.right, self.left
        if self.top > self.bottom:
            self.top, self.bottom = self.bottom, self.top
        self.area = (self.right - self.left) * (self.bottom - self.top)

    def overlap(self, other):
        left, right = max(self.left, other.left), min(self.right, other.right)
        top, bottom = max(self.top, other.top), min(self.bottom, other.bottom)
        if left >= right or top >= bottom:
            return None
        return Rect(left, top, right, bottom, name=f"{self.name}&{other.name}")


a = Rect(0, 0, 4, 3, name="a")
b = Rect(6, 5, 2, 1, name="b")
print(b)
print(a.overlap(b))
print(a.overlap(Rect(4, 0, 5, 3)))
print(Rect(0, 0, 4, 3) == a)
a.right = 10
print(a.area, "is old now; it should be", Rect(0, 0, 10, 3).area)
