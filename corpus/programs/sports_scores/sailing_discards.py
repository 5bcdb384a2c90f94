def net(scores, discards=1):
    worst_first = sorted(scores, reverse=True)
    return sum(worst_first[discards:])


def to_points(result, boats):
    return boats + 1 if result in ("DNF", "DSQ", "DNS") else int(result)


def tie_key(scores):
    return sorted(scores), scores[::-1]


REGATTA = """\
Calypso 1 3 DNF 2 1
Windsbraut 2 1 2 4 3
Zephyr 3 2 1 1 DSQ
Otter 4 4 3 3 2"""

boats = {}
lines = REGATTA.splitlines()
for line in lines:
    name, *results = line.split()
    boats[name] = [to_points(r, len(lines)) for r in results]

order = sorted(boats, key=lambda b: (net(boats[b]), tie_key(boats[b])))
for place, b in enumerate(order, 1):
    print(place, f"{b:<11}", boats[b], "total", sum(boats[b]), "net", net(boats[b]))
changed = sorted(boats, key=lambda b: sum(boats[b]))
print("without discards:", changed)
print("gain most:", max(boats, key=lambda b: max(boats[b])))
