"""The 21 card trick: three piles, the chosen pile goes in the middle."""


def deal_piles(cards):
    return [cards[i::3] for i in range(3)]


def gather(piles, chosen):
    others = [p for i, p in enumerate(piles) if i != chosen]
    first, last = others
    return first + piles[chosen] + last


def perform(cards, secret):
    positions = []
    for _ in range(3):
        piles = deal_piles(cards)
        chosen = next(i for i, p in enumerate(piles) if secret in p)
        cards = gather(piles, chosen)
        positions.append(cards.index(secret))
    return cards[10], positions


cards = [f"{r}{s}" for s in "abc" for r in range(1, 8)]
assert len(cards) == 21
for secret in ("1a", "5b", "7c"):
    found, positions = perform(cards, secret)
    print(secret, "->", found, positions, "ok" if found == secret else "failed")

always = all(perform(cards, c)[0] == c for c in cards[::4])
print("works for the sample:", always)
