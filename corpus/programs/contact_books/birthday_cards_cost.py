cards = {"funny": 2.5, "classic": 1.9, "music": 4.75}
people = [
    ["Grandma", "classic", "post"],
    ["Lars", "funny", "hand"],
    ["Nia", "music", "post"],
    ["Boss", "sarcastic", "hand"],
]
postage = 0.95

def cost(kind, way):
    price = cards[kind]
    if way == "post":
        price += postage
    return price

total = 0
skipped = []
for person, kind, way in people:
    try:
        c = cost(kind, way)
    except KeyError:
        skipped.append(person)
        c = 0
    total += c
    print("{:<8} {:>5.2f}".format(person, c))

print("total: {:.2f}".format(total))
print("no card for:", *skipped)
budget = 10
change = budget - total
print("change" if change >= 0 else "short by", abs(round(change, 2)))
cards.update(sarcastic=3)
again = sum(cost(k, w) for _, k, w in people)
print(again, again > budget)
