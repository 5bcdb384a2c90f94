class Brick:
    def __init__(self, width, colour, at=0):
        self.width, self.colour, self.at = width, colour, at

    def __rshift__(self, n):
        return Brick(self.width, self.colour, self.at + n)

    def __lshift__(self, n):
        return self >> -n

    def __truediv__(self, below):
        return Tower(below) / self if isinstance(below, Brick) else below / self

    def __and__(self, other):
        return min(self.at + self.width, other.at + other.width) - max(self.at, other.at)

    def __str__(self):
        return " " * self.at + self.colour[0].upper() * self.width


class Tower:
    def __init__(self, *bricks):
        self.bricks = list(bricks)

    def __truediv__(self, brick):
        held = self.bricks[-1] & brick
        if held <= 0:
            print(f"  {brick.colour} falls off")
            return self
        return Tower(*self.bricks, brick)

    def __len__(self):
        return len(self.bricks)

    def __str__(self):
        return "\n".join(str(b) for b in reversed(self.bricks))


def main():
    red, blue, grey = Brick(4, "red"), Brick(2, "blue"), Brick(6, "grey")
    tower = red >> 1
    tower = (blue >> 4) / tower
    print(tower)
    tower = tower / (grey >> 5) / (blue >> 20) / (red >> 8)
    print(tower)
    print(len(tower), red & blue, (red >> 1) & (grey >> 5), blue & (blue >> 2))
    print(len(tower / blue), len(tower / (blue >> 9) / (blue << 0 >> 10)))


main()
