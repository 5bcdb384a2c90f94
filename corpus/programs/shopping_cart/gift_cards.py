class GiftCard:
    issued = 0

    def __init__(self, value):
        GiftCard.issued += 1
        self.code = f"G{GiftCard.issued:03d}"
        self.value = value

    def redeem(self, amount):
        used = min(self.value, amount)
        self.value -= used
        return used


def pay(total, cards):
    parts = []
    for card in sorted(cards, key=lambda c: c.value):
        if total == 0:
            break
        used = card.redeem(total)
        if used:
            parts.append((card.code, used))
            total -= used
    return total, parts


cards = [GiftCard(v) for v in (50, 20, 0, 35)]
rest, parts = pay(64, cards)
print(rest, parts)
rest, parts = pay(60, cards)
print("to pay in cash:", rest)
for code, used in parts:
    print(" ", code, used)
print([(c.code, c.value) for c in cards], GiftCard.issued)
