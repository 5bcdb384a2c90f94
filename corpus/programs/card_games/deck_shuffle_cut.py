import random

suits = "CDHS"
ranks = [7, 8, 9, 10]
deck = [f"{r}{s}" for s in suits for r in ranks]
print(len(deck), deck[:4])

random.seed(2024)
random.shuffle(deck)
print("shuffled:", deck)

cut = 5
deck = deck[cut:] + deck[:cut]
print("after the cut:", deck[0], "on top")

half = len(deck) // 2
left, right = deck[:half], deck[half:]
riffle = [card for pair in zip(left, right) for card in pair]
print("riffle:", riffle)

piles = [riffle[i::4] for i in range(4)]
for number, pile in enumerate(piles):
    hearts = sum(c.endswith("H") for c in pile)
    print("pile", number, sorted(pile), "hearts:", hearts)
assert sorted(riffle) == sorted(deck)
