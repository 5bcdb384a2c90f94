import random


class Unit:
    attack, armour, health = 5, 1, 20

    def __init__(self, name):
        self.name = name
        self.hp = self.health

    @property
    def alive(self):
        return self.hp > 0

    def hit(self, damage):
        self.hp -= max(1, damage - self.armour)

    def strike(self, other, luck):
        other.hit(self.attack + luck)


class Knight(Unit):
    armour = 4
    attack = 7


class Archer(Unit):
    health = 14

    def strike(self, other, luck):
        for _ in range(2):
            super().strike(other, luck - 1)


class Troll(Unit):
    attack, health = 9, 30

    def hit(self, damage):
        super().hit(damage)
        if self.alive:
            self.hp = min(self.hp + 2, self.health)


def duel(a, b, rng):
    rounds = 0
    while a.alive and b.alive:
        rounds += 1
        a.strike(b, rng.randint(0, 2))
        if b.alive:
            b.strike(a, rng.randint(0, 2))
    winner = a if a.alive else b
    return winner, rounds


def main():
    rng = random.Random(3)
    for a, b in [(Knight("Lancelot"), Archer("Robin")), (Troll("Ugh"), Knight("Bors"))]:
        winner, rounds = duel(a, b, rng)
        print(f"{a.name} vs {b.name}: {winner.name} in {rounds} rounds, {winner.hp} hp")


if __name__ == "__main__":
    main()
