teams = ["Reds", "Blues", "Greens", "Golds"]
semis = [("Reds", "Golds"), ("Blues", "Greens")]
winners = ["Golds", "Blues"]

width = max(map(len, teams)) + 2
lines = []
for (a, b), w in zip(semis, winners):
    lines.append(a.ljust(width, "-") + "+")
    lines.append(" " * width + "|--" + w)
    lines.append(b.ljust(width, "-") + "+")
    lines.append("")

for line in lines[:-1]:
    print(line)
final = " vs ".join(winners)
print("=" * len(final))
print(final)

lost = set(teams) - set(winners)
print("for third place:", " vs ".join(sorted(lost)))
played = {t: sum(t in s for s in semis) + (t in winners) for t in teams}
print(played)
