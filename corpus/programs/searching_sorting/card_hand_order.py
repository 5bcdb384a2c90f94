RANKS = "23456789TJQKA"
SUITS = {"c": 0, "d": 1, "h": 2, "s": 3}

hand = "Td 3s Ah Ks 3c Qd".split()

i = 0
while i < len(hand) - 1:
    smallest = i
    for j in range(i + 1, len(hand)):
        a, b = hand[j], hand[smallest]
        if (RANKS.index(a[0]), SUITS[a[1]]) < (RANKS.index(b[0]), SUITS[b[1]]):
            smallest = j
    hand[i], hand[smallest] = hand[smallest], hand[i]
    i += 1
print("sorted by hand:", hand)

by_suit = sorted(hand, key=lambda c: c[::-1])
print("by suit:", by_suit)
print(sorted(hand, key=RANKS.find, reverse=True))
pairs = [(x, y) for x, y in zip(hand, hand[1:]) if x[0] == y[0]]
print("pairs:", pairs)
high = hand[-1]
print("high card:", high, "is a red one" if high[1] in "dh" else "is a black one")
