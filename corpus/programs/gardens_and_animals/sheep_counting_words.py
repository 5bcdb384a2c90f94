# old shepherd's counting, in fives and twenties
words = ["yan", "tan", "tether", "mether", "pip"]


def count_word(n):
    fives, rest = divmod(n, 5)
    if rest == 0:
        return words[4] + "-" + str(fives)
    return words[rest - 1] + ("-" + str(fives) if fives else "")


flock = ["white", "white", "black", "white", "brown", "black", "white"]
gate = []
for i in range(len(flock)):
    gate.append(count_word(i + 1) + ":" + flock[i][0])
print(" ".join(gate))

colours = {}
for sheep in flock:
    colours[sheep] = colours.get(sheep, 0) + 1
for c in sorted(colours, key=colours.get):
    print(c, colours[c], count_word(colours[c]))

stones, left = divmod(43, 20)
print("43 sheep:", stones, "stones in the pocket and", count_word(left))
missing = set(range(1, 9)) - {1, 2, 4, 5, 8}
print("missing numbers", missing, [count_word(m) for m in sorted(missing)])
lambs = [0, 1, 2, 1, 0, 3, 2]
print("lambs", sum(lambs), "per ewe", round(sum(lambs) / len(lambs), 2))
