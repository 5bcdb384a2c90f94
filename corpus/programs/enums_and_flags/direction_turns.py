from enum import Enum


class Dir(Enum):
    N = (0, 1)
    E = (1, 0)
    S = (0, -1)
    W = (-1, 0)

    def right(self):
        members = list(Dir)
        return members[(members.index(self) + 1) % 4]

    def left(self):
        return self.right().right().right()

    @property
    def back(self):
        dx, dy = self.value
        return Dir((-dx, -dy))


x = y = 0
facing = Dir.N
for c in "FRFFLBF":
    if c == "F":
        x, y = x + facing.value[0], y + facing.value[1]
    elif c == "R":
        facing = facing.right()
    elif c == "L":
        facing = facing.left()
    else:
        facing = facing.back
    print(c, facing.name, (x, y))
print(facing is Dir.S, Dir.E.back)
