RANKS = "23456789TJQKA"
SUITS = "cdhs"


def encode(card):
    return RANKS.index(card[0]) << 2 | SUITS.index(card[1])


def decode(n):
    return RANKS[n >> 2] + SUITS[n & 3]


def hand_mask(cards):
    mask = 0
    for card in cards.split():
        bit = 1 << encode(card)
        if mask & bit:
            raise ValueError(f"{card} twice")
        mask |= bit
    return mask


def cards_in(mask):
    n = 0
    while mask:
        if mask & 1:
            yield decode(n)
        mask >>= 1
        n += 1


def is_flush(mask):
    return any(bin(mask & sum(1 << (r << 2 | s) for r in range(13))).count("1") >= 5 for s in range(4))


def main():
    mine = hand_mask("2c 3d 2h 4c")
    table = hand_mask("3d 4s 2d")
    print(mine, list(cards_in(mine)))
    print("common:", list(cards_in(mine & table)), "all:", list(cards_in(mine | table)))
    print(encode("As"), decode(encode("Td")), decode(0))
    pairs = [RANKS[r] for r in range(3) if bin((mine | table) >> 4 * r & 15).count("1") >= 2]
    print("pairs of", pairs)
    print(is_flush(hand_mask("2h 3h 4h 5h 6h")), is_flush(mine))
    try:
        hand_mask("9c 9c")
    except ValueError as e:
        print(e)


if __name__ == "__main__":
    main()
