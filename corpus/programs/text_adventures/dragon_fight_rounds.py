import random


class Creature:
    def __init__(self, name, hp, attack, armor=0):
        self.name = name
        self.hp = hp
        self.attack = attack
        self.armor = armor

    @property
    def alive(self):
        return self.hp > 0

    def hit(self, other, rng):
        damage = max(0, rng.randint(1, self.attack) - other.armor)
        other.hp -= damage
        return damage

    def __str__(self):
        return f"{self.name} ({max(self.hp, 0)} hp)"


class Dragon(Creature):
    def __init__(self, name, hp):
        super().__init__(name, hp, attack=9, armor=2)
        self.breath = 2

    def hit(self, other, rng):
        if self.breath and other.hp > 8:
            self.breath -= 1
            other.hp -= 6
            return 6
        return super().hit(other, rng)


def main():
    rng = random.Random(13)
    hero = Creature("Brünhild", 24, 10, armor=1)
    dragon = Dragon("Fafnir", 20)
    turn = 0
    while hero.alive and dragon.alive:
        attacker, target = (hero, dragon) if turn % 2 == 0 else (dragon, hero)
        damage = attacker.hit(target, rng)
        print(f"{turn}: {attacker.name} hits for {damage}, {target}")
        turn += 1
    winner = max(hero, dragon, key=lambda c: c.hp)
    print("winner:", winner, "after", turn, "blows")


main()
