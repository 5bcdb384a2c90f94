HI_LO = {**dict.fromkeys(range(2, 7), 1), **dict.fromkeys((7, 8, 9), 0), 10: -1, 11: -1}


def counter(decks):
    count, seen = 0, 0
    bet = 1
    while True:
        card = yield bet
        count += HI_LO[card]
        seen += 1
        decks_left = decks - seen / 52
        true = count / decks_left
        bet = max(1, int(true * 10))


c = counter(1)
print("first bet", next(c))
bets = []
for card in [2, 5, 10, 6, 3, 4, 8, 11]:
    bet = c.send(card)
    bets.append(bet)
    print(card, "->", bet)
c.close()
print("highest bet", max(bets), "after card", bets.index(max(bets)) + 1)
try:
    c.send(4)
except StopIteration:
    print("the shoe is finished")
