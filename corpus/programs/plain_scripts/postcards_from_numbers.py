places = {12: "Oslo", 7: "Rome", 31: "Lima", 19: "Rome"}
sent = [("Mum", 7), ("Jo", 12), ("Mum", 31), ("Ed", 5), ("Jo", 19), ("Mum", 19)]

inbox = {}
for who, number in sent:
    place = places.get(number)
    if place is None:
        print("nobody knows card", number)
        continue
    inbox.setdefault(who, []).append(place)

for who, cards in sorted(inbox.items()):
    print(who, cards, "twice the same!" if len(set(cards)) < len(cards) else "")

popular = {}
for cards in inbox.values():
    for place in cards:
        popular[place] = popular.get(place, 0) + 1
print(popular)
top = max(popular.values())
print([p for p in popular if popular[p] == top])

stamps = {"Lima": 1.7, "Oslo": 1.25}
cost = 0
for who in inbox:
    for place in inbox[who]:
        cost += stamps.get(place, 0.95)
print("stamps %.2f" % cost)
numbers = sorted(places, reverse=True)
print(numbers, numbers[0] - numbers[-1], [places[n][0] for n in numbers])
unsent = set(places) - {n for _, n in sent}
print("unsent:", unsent or "none")
