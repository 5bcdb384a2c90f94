import random
from collections import Counter

random.seed(31)
bag = list("AAAABBCDDEEEEEFGHIIILMNNOOPRRRSSTTU")
random.shuffle(bag)

hand = [bag.pop() for _ in range(7)]
remaining = Counter(bag)
print(len(hand), "drawn,", len(bag), "left")
assert len(hand) + sum(remaining.values()) == 35

words = ["TEA", "ONE", "SIR", "BED", "NOISE", "READ"]
playable = [w for w in words if not Counter(w) - Counter(hand)]
missing = {w: sorted((Counter(w) - Counter(hand)).elements()) for w in words if w not in playable}
print(set(playable) | set(missing) == set(words))
print(all(missing.values()))

chance = {c: remaining[c] / len(bag) for c in "AEZ"}
print(chance["Z"], chance["E"] >= 0)
vowels = sum(c in "AEIOU" for c in hand + bag)
print("vowels in all", vowels)
swap = [c for c in hand if c not in "AEIOU"][:2]
for c in swap:
    hand.remove(c)
    hand.append(bag.pop(0))
    bag.append(c)
print(len(hand), len(bag), bag[-len(swap):] == swap)
