import random
from typing import Callable

Strategy = Callable[[int, int], int]


def careful(attackers: int, walls: int) -> int:
    return min(2, attackers)


def bold(attackers: int, walls: int) -> int:
    return attackers


def clever(attackers: int, walls: int) -> int:
    return min(attackers, walls + 1)


def siege(strategy: Strategy, seed: int, attackers: int = 7, walls: int = 3) -> tuple[int, int, int]:
    rng = random.Random(seed)
    rounds = 0
    while attackers > 0 and walls > 0:
        rounds += 1
        sent = strategy(attackers, walls)
        hits = sum(rng.randint(1, 6) >= 5 for _ in range(sent))
        lost = sum(rng.randint(1, 6) >= 4 for _ in range(sent - hits))
        walls = max(0, walls - hits)
        attackers -= lost
    return attackers, walls, rounds


def main() -> None:
    for strategy in (careful, bold, clever):
        results = [siege(strategy, seed) for seed in range(4)]
        wins = sum(walls == 0 for _, walls, _ in results)
        print(f"{strategy.__name__:8} wins {wins}/4 {results}")
    small = siege(bold, seed=1, attackers=1)
    print(small)


main()
