deck = ["mitosis", "osmosis", "enzyme", "genome"]
knows = {"mitosis": 2, "osmosis": 1, "enzyme": 4, "genome": 1}
seen = {}
done = []
turns = 0

while deck:
    card = deck.pop()
    turns += 1
    seen[card] = seen.get(card, 0) + 1
    if seen[card] >= knows[card]:
        done.append(card)
    else:
        deck.insert(max(0, len(deck) - 2), card)
    print(f"{turns:>2} {card:8} {'done' if card in done else 'again':6} left {deck}")

print("order", done)
print("turns", turns, "expected", sum(knows.values()))
efficiency = len(done) / turns
print(f"{efficiency:.0%} of the turns finished a card")
