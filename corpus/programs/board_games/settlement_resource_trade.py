class Bank:
    rates = {"default": 4}

    def __init__(self, **special):
        self.rates = {**Bank.rates, **special}

    def rate(self, good):
        return self.rates.get(good, self.rates["default"])

    def trade(self, hand, give, take, times=1):
        cost = self.rate(give) * times
        if hand.get(give, 0) < cost:
            return False
        hand[give] -= cost
        hand[take] = hand.get(take, 0) + times
        return True


def can_build(hand, recipe):
    return all(hand.get(g, 0) >= n for g, n in recipe.items())


def build(hand, recipe):
    assert can_build(hand, recipe)
    for good, n in recipe.items():
        hand[good] -= n
    return {g: n for g, n in hand.items() if n}


def main():
    bank = Bank(wood=2)
    harbour = Bank(default=3)
    hand = {"wood": 7, "ore": 3, "wheat": 1}
    city = {"ore": 3, "wheat": 2}
    village = {"wood": 1, "brick": 1, "wheat": 1}
    print(can_build(hand, city), bank.rate("wood"), harbour.rate("wood"))
    print(bank.trade(hand, "wood", "wheat", times=2), hand)
    print(harbour.trade(hand, "wood", "brick"), bank.trade(hand, "wood", "brick"), hand)
    print("after the city:", build(hand, city))
    print("after the village:", build(hand, village))
    print(Bank.rates, hand)
    print(can_build(hand, {}), can_build(hand, {"wood": 1}))


main()
