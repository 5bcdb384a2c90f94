players = ['Hans', 'Inge', 'Jo']
deck = list(range(1, 17))
hands = []
for p in players:
    hands.append([])

i = 0
while len(deck) >= len(players):
    card = deck.pop(0)
    hands[i].append(card)
    i = i + 1
    if i > len(players) - 1:
        i = 0

for k in range(len(players)):
    total = 0
    for c in hands[k]:
        total = total + c
    print(players[k] + ": " + str(hands[k]) + " = " + str(total))

print("rest:", deck)
sizes = []
for h in hands:
    sizes.append(len(h))
if max(sizes) != min(sizes):
    print("unfair deal!", sizes)
