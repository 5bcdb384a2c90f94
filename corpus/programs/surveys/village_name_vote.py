proposals = ["Neudorf", "Seeblick", "Sankt Moritzli"]
rounds = [
    {"Neudorf": 41, "Seeblick": 38, "Sankt Moritzli": 21, "blank": 6},
    {"Neudorf": 47, "Seeblick": 53, "blank": 9},
]
inhabitants = 180

for i in range(len(rounds)):
    r = rounds[i]
    valid = 0
    for name in r:
        if name != "blank":
            valid += r[name]
    print("round", i + 1, "valid", valid, "turnout %.1f%%" % (100 * sum(r.values()) / inhabitants))
    best = None
    for name in proposals:
        votes = r.get(name, 0)
        if votes == 0:
            continue
        print("  %-15s %3d %5.1f%%" % (name, votes, 100 * votes / valid))
        if best is None or votes > r[best]:
            best = name
    if r[best] > valid / 2:
        print("  decided:", best)
        break
    else:
        print("  no majority, best is", best)

gained = {n: rounds[1].get(n, 0) - rounds[0][n] for n in proposals}
print(gained, sum(gained.values()))
letters = {n: len(n.replace(" ", "")) for n in proposals}
print("letters for the sign:", letters, "cost", {n: l * 35 for n, l in letters.items()})
print(sorted(proposals, key=lambda n: (len(n.split()), n[::-1])))
