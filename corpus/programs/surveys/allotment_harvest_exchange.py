gardens = {
    "Ruth": {"apples": 20, "beans": 4},
    "Sepp": {"potatoes": 30, "apples": 2},
    "Tülay": {"tomatoes": 12, "beans": 9},
}
wants = {"Ruth": {"potatoes": 5}, "Sepp": {"tomatoes": 3, "beans": 2}, "Tülay": {"apples": 6, "potatoes": 40}}

deals = []
for who, wish in wants.items():
    for crop, kilos in wish.items():
        givers = [g for g in gardens if g != who and gardens[g].get(crop, 0) > 0]
        givers.sort(key=lambda g: gardens[g][crop], reverse=True)
        for g in givers:
            if kilos == 0:
                break
            part = min(kilos, gardens[g][crop])
            gardens[g][crop] -= part
            gardens[who][crop] = gardens[who].get(crop, 0) + part
            kilos -= part
            deals.append((g, part, crop, who))
        if kilos:
            print(f"{who} still needs {kilos} kg of {crop}")

for g, part, crop, who in deals:
    print(f"{g} -> {who}: {part} kg {crop}")

given, got = {}, {}
for g, part, _, who in deals:
    given[g] = given.get(g, 0) + part
    got[who] = got.get(who, 0) + part
balance = {n: given.get(n, 0) - got.get(n, 0) for n in gardens}
print(balance, sum(balance.values()))
print({n: sum(c.values()) for n, c in gardens.items()})
print([f"{n}: {c}" for n, crops in gardens.items() for c, k in crops.items() if not k])
