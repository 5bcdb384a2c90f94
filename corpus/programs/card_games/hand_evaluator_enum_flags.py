from collections import Counter
from enum import Flag, auto
from typing import NamedTuple


class Card(NamedTuple):
    rank: int
    suit: str


class Feature(Flag):
    PAIR = auto()
    TRIPLE = auto()
    RUN = auto()
    ONE_SUIT = auto()


def features(hand: list[Card]) -> Feature:
    result = Feature(0)
    counts = Counter(c.rank for c in hand).values()
    if 2 in counts:
        result |= Feature.PAIR
    if 3 in counts:
        result |= Feature.TRIPLE
    ranks = sorted({c.rank for c in hand})
    if len(ranks) == len(hand) and ranks[-1] - ranks[0] == len(hand) - 1:
        result |= Feature.RUN
    if len({c.suit for c in hand}) == 1:
        result |= Feature.ONE_SUIT
    return result


def describe(f: Feature) -> str:
    return " + ".join(x.name.lower().replace("_", " ") for x in Feature if x in f) or "nothing"


def main():
    hands = {
        "Ute": [Card(4, "h"), Card(5, "h"), Card(6, "h")],
        "Veit": [Card(9, "c"), Card(9, "d"), Card(2, "s")],
        "Wim": [Card(7, "c"), Card(7, "d"), Card(7, "h")],
        "Xara": [Card(2, "d"), Card(9, "d"), Card(13, "d")],
        "Yan": [Card(1, "s"), Card(3, "d"), Card(8, "c")],
    }
    found = {name: features(hand) for name, hand in hands.items()}
    for name, f in found.items():
        print(f"{name:5}{describe(f)}")
    both = Feature.RUN | Feature.ONE_SUIT
    print([n for n, f in found.items() if f & both == both], [n for n, f in found.items() if f & both])
    print(max(hands["Ute"]), features([Card(1, "x")]) == both)


main()
