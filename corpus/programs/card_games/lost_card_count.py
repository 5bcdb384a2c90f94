full = []
for suit in ["heart", "spade"]:
    for rank in ["9", "10", "J", "Q", "K", "A"]:
        full.append(suit + " " + rank)

found = ["heart 9", "spade A", "heart J", "spade 9", "heart K", "spade 10", "heart 9", "spade Q", "heart A", "spade K"]

missing = []
double = []
for card in full:
    n = found.count(card)
    if n == 0:
        missing.append(card)
    if n > 1:
        double.append(card)

print("missing", missing)
print("double", double)
if len(found) == len(full):
    print("the number is right")
elif len(found) < len(full):
    print(len(full) - len(found), "cards fewer than a full deck")
by_suit = {}
for card in set(found):
    suit, rank = card.split()
    by_suit[suit] = by_suit.get(suit, 0) + 1
print("hearts", by_suit["heart"], "spades", by_suit["spade"])
playable = not double and not missing
print("playable:", playable)
