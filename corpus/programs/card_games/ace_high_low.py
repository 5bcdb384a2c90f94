values = {"2": 2, "3": 3, "10": 10, "J": 11, "Q": 12, "K": 13, "A": 14}


def spread(hand, ace_low=False):
    if ace_low:
        values["A"] = 1
    numbers = sorted(values[c] for c in hand)
    return numbers[-1] - numbers[0]


def winner(hands):
    best = None
    for name, hand in hands.items():
        top = max(values[c] for c in hand)
        if best is None or top > best[1]:
            best = (name, top)
    return best


hands = {
    "Ilse": ["A", "3"],
    "Jan": ["K", "10"],
}
print(winner(hands))
for name, hand in hands.items():
    print(name, spread(hand))
print("ace low:", spread(hands["Ilse"], ace_low=True))
print(winner(hands))
