RANKS = {"J": 10, "Q": 10, "K": 10, "A": 11}


def value(hand):
    total = sum(RANKS.get(card, 0) or int(card) for card in hand)
    aces = hand.count("A")
    while total > 21 and aces:
        total -= 10
        aces -= 1
    return total


def play_dealer(hand, shoe):
    while value(hand) < 17:
        hand.append(shoe.pop())
    return hand


def outcome(player, dealer):
    p, d = value(player), value(dealer)
    if p > 21:
        return "bust"
    if d > 21 or p > d:
        return "win"
    return "push" if p == d else "lose"


def main():
    shoe = ["5", "K", "9", "A", "3", "7"]
    dealer = play_dealer(["6", "4"], shoe)
    print("dealer", dealer, value(dealer))
    for player in (["10", "Q"], ["A", "A", "9"], ["K", "8", "7"], ["9", "9"]):
        print(f"{'+'.join(player):>8} = {value(player):2} {outcome(player, dealer)}")
    bets = {"win": 2.0, "push": 1.0}
    paid = 10 * bets.get(outcome(["A", "J"], dealer), 0)
    print("paid", paid)


if __name__ == "__main__":
    main()
