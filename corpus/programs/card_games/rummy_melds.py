def is_set(cards):
    ranks = {r for r, s in cards}
    suits = {s for r, s in cards}
    return len(cards) >= 3 and len(ranks) == 1 and len(suits) == len(cards)


def is_run(cards):
    suits = {s for r, s in cards}
    ranks = sorted(r for r, s in cards)
    for a, b in zip(ranks, ranks[1:]):
        if b - a != 1:
            return False
    return len(cards) >= 3 and len(suits) == 1


def deadwood(hand, melds):
    used = [c for m in melds for c in m]
    return sum(min(r, 10) for r, s in hand if (r, s) not in used)


def lay_down(hand, proposals):
    accepted = []
    for p in proposals:
        kind = "set" if is_set(p) else "run" if is_run(p) else None
        if kind is None:
            print("refused:", p)
            continue
        accepted.append(p)
        print(kind, p)
    return accepted


def main():
    hand = [(4, "h"), (5, "h"), (6, "h"), (12, "c"), (12, "d"), (12, "s"), (2, "d"), (13, "h")]
    melds = lay_down(hand, [hand[:3], hand[3:6], hand[5:]])
    rest = deadwood(hand, melds)
    print("deadwood", rest)
    print("knock" if rest <= 10 else "keep playing")


main()
