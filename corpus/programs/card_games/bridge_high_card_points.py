HCP = {"A": 4, "K": 3, "Q": 2, "J": 1}


def suits_of(hand: str) -> dict[str, str]:
    return dict(zip("SHDC", hand.split(".")))


def high_cards(hand: str) -> int:
    return sum(HCP.get(ch, 0) for ch in hand)


def shape(hand: str) -> tuple[int, ...]:
    return tuple(sorted(map(len, suits_of(hand).values()), reverse=True))


def opening(hand: str) -> str:
    points = high_cards(hand)
    suits = suits_of(hand)
    longest = max(suits, key=lambda s: len(suits[s]))
    if points < 12:
        return "pass"
    if 15 <= points <= 17 and shape(hand) in ((4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)):
        return "1NT"
    if points >= 22:
        return "2C"
    return "1" + longest


def main() -> None:
    deals = {
        "N": "AK83.Q52.KJ4.Q97",
        "E": "T9.KJT84.Q3.J652",
        "S": "QJ752.A9.AT8.KT3",
        "W": "64.763.97652.A84",
    }
    for seat, hand in deals.items():
        print(seat, f"{high_cards(hand):2} HCP", shape(hand), opening(hand))
    print("total", sum(high_cards(h) for h in deals.values()))
    assert all(len(h) == 16 for h in deals.values()), "a hand has not 13 cards"


if __name__ == "__main__":
    main()
