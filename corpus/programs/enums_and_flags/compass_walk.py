from enum import Enum


class Dir(Enum):
    N = (0, -1)
    E = (1, 0)
    S = (0, 1)
    W = (-1, 0)

    def turn(self, steps):
        order = list(Dir)
        return order[(order.index(self) + steps) % 4]

    @property
    def opposite(self):
        return self.turn(2)


def walk(commands, start=(0, 0), facing=Dir.N):
    x, y = start
    for c in commands:
        match c:
            case "L":
                facing = facing.turn(-1)
            case "R":
                facing = facing.turn(1)
            case "B":
                facing = facing.opposite
            case int(n):
                dx, dy = facing.value
                x, y = x + dx * n, y + dy * n
    return (x, y), facing


def main():
    place, facing = walk([3, "R", 2, "R", 1])
    print(place, facing.name)
    back, facing = walk(["B", 4, "L", 4], start=place, facing=facing)
    print(back, facing)
    print([d.opposite.name for d in Dir])
    home = walk([5, "B", 5])
    print(home[0] == (0, 0), home[1].name.lower())
    print(Dir((1, 0)).name + Dir["W"].turn(1).name)


main()
