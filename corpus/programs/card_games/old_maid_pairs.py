hand_one = ["cat", "dog", "cat", "maid", "owl"]
hand_two = ["owl", "dog", "bee", "bee", "fox"]
hand_three = ["fox"]
hands = [hand_one, hand_two, hand_three]


def throw_pairs(hand):
    for card in hand:
        if hand.count(card) == 2:
            hand.remove(card)
            hand.remove(card)


for h in hands:
    throw_pairs(h)
print(hands)

who = 0
for step in range(6):
    if not hands[who]:
        who = (who + 1) % 3
        continue
    left = hands[(who + 1) % 3]
    if left:
        card = left.pop(0)
        hands[who].append(card)
        throw_pairs(hands[who])
        print("player %d takes %s: %r" % (who + 1, card, hands[who]))
    who = (who + 1) % 3

loser = [i + 1 for i, h in enumerate(hands) if "maid" in h]
print("maid at player", loser[0])
