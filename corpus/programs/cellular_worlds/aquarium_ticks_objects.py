class Creature:
    symbol = "?"

    def __init__(self, x):
        self.x = x
        self.alive = True

    def move(self, tank):
        pass


class Snail(Creature):
    symbol = "@"

    def move(self, tank):
        if tank.tick % 3 == 0:
            self.x = min(self.x + 1, tank.width - 1)


class Fish(Creature):
    symbol = ">"

    def __init__(self, x, direction=1):
        super().__init__(x)
        self.direction = direction

    def move(self, tank):
        if not 0 <= self.x + self.direction < tank.width:
            self.direction *= -1
        self.x += self.direction
        for other in tank.at(self.x):
            if isinstance(other, Food):
                other.alive = False


class Food(Creature):
    symbol = "."


class Tank:
    def __init__(self, width, *creatures):
        self.width, self.tick = width, 0
        self.creatures = list(creatures)

    def at(self, x):
        return [c for c in self.creatures if c.x == x and c.alive]

    def step(self):
        self.tick += 1
        for c in self.creatures:
            c.move(self)
        self.creatures = [c for c in self.creatures if c.alive]

    def __str__(self):
        return "|" + "".join(self.at(x)[0].symbol if self.at(x) else " " for x in range(self.width)) + "|"


def main():
    tank = Tank(8, Snail(0), Fish(5), Fish(2, -1), Food(1), Food(7), Food(4))
    for _ in range(6):
        print(tank, sum(isinstance(c, Food) for c in tank.creatures))
        tank.step()
    print(tank)
    print([type(c).__name__ + str(c.x) for c in tank.creatures])


main()
