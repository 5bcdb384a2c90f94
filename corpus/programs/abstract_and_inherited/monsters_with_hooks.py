class Monster:
    hp = 10
    name = "monster"

    def __init__(self):
        self.hp = type(self).hp

    def hurt(self, n):
        n = self.absorb(n)
        self.hp -= n
        if self.hp <= 0:
            return self.die()
        return f"{self.name} has {self.hp}"

    def absorb(self, n):
        return n

    def die(self):
        return f"{self.name} is dead"


class Turtle(Monster):
    name, hp = "turtle", 6

    def absorb(self, n):
        return max(0, n - 2)


class Phoenix(Monster):
    name = "phoenix"
    reborn = False

    def die(self):
        if self.reborn:
            return super().die() + " for good"
        self.hp, self.reborn = 3, True
        return "a phoenix rises"


for m in (Monster(), Turtle(), Phoenix()):
    while m.hp > 0:
        print(m.hurt(5))
print(Phoenix.reborn, Turtle.hp, Monster.hp)
