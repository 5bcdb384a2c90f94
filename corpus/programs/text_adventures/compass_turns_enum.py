from enum import IntEnum


class Compass(IntEnum):
    N = 0
    E = 1
    S = 2
    W = 3

    def right(self):
        return Compass((self + 1) % 4)

    def left(self):
        return Compass((self - 1) % 4)

    @property
    def vector(self):
        return [(0, 1), (1, 0), (0, -1), (-1, 0)][self]


def follow(instructions, facing=Compass.N):
    x = y = 0
    for word in instructions.split(", "):
        turn, steps = word[0], int(word[1:])
        facing = facing.right() if turn == "R" else facing.left()
        dx, dy = facing.vector
        x += dx * steps
        y += dy * steps
        print(f"  {word:4} facing {facing.name} at ({x}, {y})")
    return (x, y), facing


spot, facing = follow("R2, L3, L10, R1")
print(spot, facing.name, "distance", abs(spot[0]) + abs(spot[1]))
spot2, _ = follow("L1, L1, L1, L1", Compass.S)
print("back home" if spot2 == (0, 0) else spot2)
