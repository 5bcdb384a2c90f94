import random
from functools import partial
from statistics import mean


def d20(rng, mode="normal"):
    first, second = rng.randint(1, 20), rng.randint(1, 20)
    if mode == "advantage":
        return max(first, second)
    if mode == "disadvantage":
        return min(first, second)
    return first


def attack(roll, bonus, armor):
    if roll == 20:
        return "critical"
    if roll == 1:
        return "fumble"
    return "hit" if roll + bonus >= armor else "miss"


def main():
    rng = random.Random(1)
    modes = {m: partial(d20, rng, mode=m) for m in ("normal", "advantage", "disadvantage")}
    for name, roll in modes.items():
        rolls = [roll() for _ in range(6)]
        outcomes = [attack(r, 5, armor=15) for r in rolls]
        print(f"{name:13}{mean(rolls):6.2f}  {outcomes.count('hit') + outcomes.count('critical')} hits  {rolls}")
    print(attack(20, 0, 99), attack(1, 50, 2), attack(10, 5, 15))


main()
