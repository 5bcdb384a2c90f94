from collections import Counter, defaultdict

tiles = [
    ("wood", 6, ["Ada", "Ben"]),
    ("brick", 8, ["Ben"]),
    ("wheat", 5, ["Ada", "Ada", "Cleo"]),
    ("ore", 8, ["Cleo"]),
    ("sheep", 6, []),
]
robber = "ore"
hands = defaultdict(Counter)

for roll in (8, 5, 7, 6, 11):
    if roll == 7:
        robber = "wheat"
        for who in sorted(hands):
            total = sum(hands[who].values())
            if total > 2:
                lost, n = hands[who].most_common(1)[0]
                hands[who][lost] -= 1
                print("7:", who, "loses one", lost)
        continue
    for resource, number, settlers in tiles:
        if number != roll or resource == robber:
            continue
        for who in settlers:
            hands[who][resource] += 1

ROAD = Counter(wood=1, brick=1)
for who, hand in sorted(hands.items()):
    can_build = all(hand[r] >= n for r, n in ROAD.items())
    print(f"{who:5} {dict(hand)} road={can_build}")
