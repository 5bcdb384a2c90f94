BASE = {"clubs": 12, "spades": 11, "hearts": 10, "diamonds": 9, "grand": 24}
LADDER = [18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40]


def matadors(jacks):
    order = "CSHD"
    with_ = "C" in jacks
    n = 0
    for j in order:
        if (j in jacks) != with_:
            break
        n += 1
    return n


def game_value(game, jacks, *, hand=False, schneider=False):
    steps = matadors(jacks) + 1 + hand + schneider
    return BASE[game] * steps


def bidding(limits):
    current = 0
    active = list(limits)
    for bid in LADDER:
        active = [p for p in active if limits[p] >= bid]
        if not active:
            break
        current = bid
        if len(active) == 1:
            break
    return (active[0] if active else None), current


limits = {
    "Vorhand": game_value("hearts", "CS"),
    "Mittelhand": game_value("diamonds", "HD"),
    "Hinterhand": game_value("clubs", "D", hand=True) // 2,
}
print(limits)
print(bidding(limits))
print(game_value("grand", "CSHD", schneider=True))
for jacks in ("", "C", "SH", "CSH"):
    print(repr(jacks).ljust(6), matadors(jacks))
