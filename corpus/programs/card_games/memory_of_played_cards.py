SUITS = ["hearts", "spades"]
RANKS = ["9", "10", "J", "Q", "K", "A"]

full = {(s, r) for s in SUITS for r in RANKS}
played = set()
my_hand = {("hearts", "A"), ("spades", "J"), ("spades", "9")}

tricks = [
    [("hearts", "9"), ("hearts", "K")],
    [("spades", "A"), ("spades", "9")],
    [("hearts", "Q"), ("spades", "10")],
]
for t in tricks:
    played |= set(t)
    my_hand -= set(t)
    unknown = full - played - my_hand
    higher = {}
    for suit, rank in my_hand:
        better = [r for s, r in unknown if s == suit and RANKS.index(r) > RANKS.index(rank)]
        higher[suit, rank] = sorted(better, key=RANKS.index)
    print("after", t)
    for card in sorted(higher):
        print("   ", *card, "beaten by", higher[card] or "nothing")
print(len(unknown), "cards unseen:", sorted(unknown))
