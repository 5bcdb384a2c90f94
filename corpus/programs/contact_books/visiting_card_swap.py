cards = {"Ana": ["Ana"], "Ben": ["Ben"], "Cho": ["Cho"], "Dov": ["Dov"]}
meetings = [("Ana", "Ben"), ("Cho", "Dov"), ("Ben", "Cho"), ("Dov", "Ana"), ("Ana", "Ben")]


def swap(a, b):
    """Both give the other all the cards that they hold."""
    before = len(cards[a]) + len(cards[b])
    for card in cards[a]:
        if card not in cards[b]:
            cards[b].append(card)
    for card in cards[b]:
        if card not in cards[a]:
            cards[a].append(card)
    return len(cards[a]) + len(cards[b]) - before


total = 0
for a, b in meetings:
    copied = swap(a, b)
    total += copied
    print(f"{a} + {b}: {copied} cards copied")

for name, held in cards.items():
    missing = [c for c in cards if c not in held]
    print(name, len(held), "missing", missing or "none")
print(total, max(cards, key=lambda n: len(cards[n])))
complete = [n for n in cards if len(cards[n]) == len(cards)]
print(complete, cards["Ana"] == cards["Ben"], set(cards["Ana"]) == set(cards["Ben"]))
print([c[::-1] for c in cards["Cho"]], cards["Cho"][0])
