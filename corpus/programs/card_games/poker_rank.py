from collections import Counter, namedtuple

Card = namedtuple("Card", "rank suit")
ORDER = "23456789TJQKA"


def parse(text):
    return [Card(ORDER.index(w[0]), w[1]) for w in text.split()]


def rank(hand):
    counts = sorted(Counter(c.rank for c in hand).values(), reverse=True)
    flush = len({c.suit for c in hand}) == 1
    ranks = sorted(c.rank for c in hand)
    straight = ranks == list(range(ranks[0], ranks[0] + 5))
    match (counts, flush, straight):
        case (_, True, True):
            return 8, "straight flush"
        case ([4, *_], _, _):
            return 7, "four of a kind"
        case ([3, 2], _, _):
            return 6, "full house"
        case (_, True, _):
            return 5, "flush"
        case (_, _, True):
            return 4, "straight"
        case ([3, *_], _, _):
            return 3, "three of a kind"
        case ([2, 2, *_], _, _):
            return 2, "two pairs"
        case ([2, *_], _, _):
            return 1, "pair"
    return 0, "high card"


hands = {
    "Lea": "TS JS QS KS AS",
    "Moritz": "2H 2D 9C 9S 9H",
    "Nele": "4C 7C 9C KC AC",
    "Ole": "3D 3S 5H 8C JD",
}
results = {name: rank(parse(text)) for name, text in hands.items()}
for name, (points, label) in sorted(results.items(), key=lambda r: r[1], reverse=True):
    print(f"{name:<8}{label} ({points})")
highest = max(parse(hands["Nele"]))
print(highest, ORDER[highest.rank])
