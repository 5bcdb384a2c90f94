from itertools import product
from typing import Dict, Tuple

YIELD: Dict[str, int] = {"beans": 6, "kale": 5, "squash": 9}
WATER: Dict[str, int] = {"beans": 3, "kale": 1, "squash": 5}
BAD_NEIGHBOURS = {("beans", "squash"), ("squash", "squash")}


def allowed(beds: Tuple[str, ...]) -> bool:
    for a, b in zip(beds, beds[1:]):
        if (a, b) in BAD_NEIGHBOURS or (b, a) in BAD_NEIGHBOURS:
            return False
    return True


def best(n: int, water: int) -> Tuple[int, Tuple[str, ...]]:
    top = (0, ())
    for beds in product(YIELD, repeat=n):
        if sum(WATER[c] for c in beds) <= water and allowed(beds):
            top = max(top, (sum(YIELD[c] for c in beds), beds))
    return top


def main() -> None:
    for n, water in ((2, 6), (3, 11), (1, 0)):
        total, beds = best(n, water)
        if beds:
            used = sum(map(WATER.get, beds))
            print(f"{n} beds, {water} l: {'/'.join(beds)} = {total} kg ({used} l used)")
        else:
            print(f"{n} beds, {water} l: nothing grows")


if __name__ == "__main__":
    main()
