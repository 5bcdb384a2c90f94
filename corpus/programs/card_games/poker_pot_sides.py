def split_pots(bets):
    """Main pot and side pots: a list of (amount, players who may win it)."""
    bets = dict(bets)
    pots = []
    while any(bets.values()):
        smallest = min(v for v in bets.values() if v)
        players = [p for p, v in bets.items() if v]
        for p in players:
            bets[p] -= smallest
        pots.append((smallest * len(players), players))
    return pots


def pay(pots, strength, stacks):
    for amount, players in pots:
        top = max(strength[p] for p in players)
        winners = [p for p in players if strength[p] == top]
        share, rest = divmod(amount, len(winners))
        for w in winners:
            stacks[w] += share
        if rest:
            stacks[winners[0]] += rest
    return stacks


def main():
    bets = {"Ron": 50, "Sue": 120, "Tex": 120, "Uma": 75}
    strength = {"Ron": 9, "Sue": 4, "Tex": 4, "Uma": 7}
    stacks = {"Ron": 0, "Sue": 200, "Tex": 35, "Uma": 0}
    before = sum(stacks.values()) + sum(bets.values())
    pots = split_pots(bets)
    for i, (amount, players) in enumerate(pots):
        print("main" if i == 0 else f"side {i}", amount, players)
    pay(pots, strength, stacks)
    print(stacks)
    print("chips kept:", sum(stacks.values()) == before)


if __name__ == "__main__":
    main()
