SUITS = {"S": "C", "C": "S", "H": "D", "D": "H"}
ORDER = ["9", "10", "Q", "K", "A"]


def strength(card, trump, led):
    rank, suit = card[:-1], card[-1]
    if rank == "J" and suit == trump:
        return 200
    if rank == "J" and suit == SUITS[trump]:
        return 199
    base = 100 if suit == trump else 50 if suit == led else 0
    if rank == "J":
        return base + 1.5
    return base + ORDER.index(rank)


def winner(trick, trump):
    led = trick[0][-1]
    return max(range(len(trick)), key=lambda i: strength(trick[i], trump, led))


tricks = [["AH", "9H", "JD", "KH"], ["AS", "9C", "10S", "JC"], ["QD", "AC", "KD", "9D"], ["JH", "AH", "9S", "KH"]]
players = ["north", "east", "south", "west"]
for trump in "HS":
    won = [players[winner(t, trump)] for t in tricks]
    print(trump, won, {p: won.count(p) for p in players if p in won})
hand = ["JS", "JC", "AS", "9D", "10H"]
for trump in SUITS:
    power = sum(strength(c, trump, None) >= 100 for c in hand)
    print(trump, power, sorted(hand, key=lambda c: -strength(c, trump, None))[0])
