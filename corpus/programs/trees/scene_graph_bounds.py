from typing import NamedTuple, List


class Box(NamedTuple):
    left: float
    bottom: float
    right: float
    top: float

    def shifted(self, dx, dy):
        return Box(self.left + dx, self.bottom + dy, self.right + dx, self.top + dy)

    def __or__(self, other):
        return Box(min(self.left, other.left), min(self.bottom, other.bottom),
                   max(self.right, other.right), max(self.top, other.top))


class Group:
    def __init__(self, name, x=0, y=0, box=None, parts: List["Group"] = []):
        self.name = name
        self.x, self.y = x, y
        self.box = box
        self.parts = parts

    def add(self, part):
        self.parts.append(part)
        return part

    def names(self):
        return [self.name] + [p.name for p in self.parts]

    def bounds(self):
        boxes = [p.bounds() for p in self.parts]
        if self.box:
            boxes.append(self.box)
        total = boxes[0]
        for b in boxes[1:]:
            total |= b
        return total.shifted(self.x, self.y)


wheel = Group("wheel", 1, 0, Box(-0.5, 0, 0.5, 1), parts=[])
body = Group("body", 0, 0.5, Box(0, 0, 4, 1), parts=[])
car = Group("car", 10, 0, parts=[wheel, body])
print(car.bounds())
print(car.names())
tree = Group("tree", 20, box=Box(0, 0, 1, 5))
house = Group("house", 30, box=Box(0, 0, 6, 4))
house.add(Group("chimney", 4, 4, Box(0, 0, 1, 2), []))
print(house.names())
print(house.bounds())
print(tree.names())
print(tree.bounds())
