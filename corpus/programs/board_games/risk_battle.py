import random
from typing import NamedTuple


class Army(NamedTuple):
    name: str
    units: int

    def lose(self, n):
        return self._replace(units=self.units - n)


def roll(rng, n):
    return sorted((rng.randint(1, 6) for _ in range(n)), reverse=True)


def fight(attacker: Army, defender: Army, rng: random.Random):
    a = roll(rng, min(3, attacker.units - 1))
    d = roll(rng, min(2, defender.units))
    lost_a = lost_d = 0
    for x, y in zip(a, d):
        if x > y:
            lost_d += 1
        else:
            lost_a += 1
    return attacker.lose(lost_a), defender.lose(lost_d), (a, d)


def main():
    rng = random.Random(77)
    attacker = Army("Alaska", 6)
    defender = Army("Kamchatka", 3)
    rounds = []
    while attacker.units > 1 and defender.units > 0:
        attacker, defender, dice = fight(attacker, defender, rng)
        rounds.append(dice)
    for number, (a, d) in enumerate(rounds, start=1):
        print(f"round {number}: {a} vs {d}")
    winner = attacker if defender.units == 0 else defender
    print(winner, "after", len(rounds), "rounds")


main()
