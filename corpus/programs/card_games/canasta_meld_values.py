VALUES = {"3": 5, "4": 5, "7": 5, "8": 10, "Q": 10, "A": 20, "2": 20, "joker": 50}
WILD = {"2", "joker"}


class InvalidMeld(Exception):
    pass


def meld_value(cards):
    natural = [c for c in cards if c not in WILD]
    wild = [c for c in cards if c in WILD]
    if len(set(natural)) != 1:
        raise InvalidMeld(f"{len(set(natural))} different ranks")
    if len(wild) >= len(natural):
        raise InvalidMeld("too many wild cards")
    value = sum(VALUES[c] for c in cards)
    if len(cards) >= 7:
        value += 300 if wild else 500
    return value


def main():
    melds = [
        ["A", "A", "2"],
        ["8"] * 7,
        ["Q", "Q", "joker", "2"],
        ["4", "4", "7"],
        ["7", "7", "7", "7", "7", "joker", "2"],
    ]
    total = 0
    for cards in melds:
        try:
            value = meld_value(cards)
        except InvalidMeld as e:
            print(" ".join(cards), "-", e)
        else:
            total += value
            print(" ".join(cards), "=", value)
        finally:
            if len(cards) < 3:
                print("short!")
    print("total", total)
    need = 50 if total < 1500 else 90
    print("first meld needs", need, min(VALUES, key=VALUES.get))


main()
