districts = ["Nord", "Ost", "Süd"]
parties = ["Blue", "Lime", "Grey"]
votes = [[420, 310, 95],
         [150, 505, 120],
         [380, 372, 60]]

totals = [0] * len(parties)
winners = []
for d in range(len(districts)):
    best = 0
    for p in range(len(parties)):
        totals[p] += votes[d][p]
        if votes[d][p] > votes[d][best]:
            best = p
    winners.append(parties[best])
    print(districts[d].ljust(6) + parties[best] + " with " + str(votes[d][best]))

cast = sum(totals)
for p, t in sorted(zip(parties, totals), key=lambda x: -x[1]):
    print("%-5s %5d %5.1f %%" % (p, t, 100.0 * t / cast))

closest = None
for name, row in zip(districts, votes):
    a, b = sorted(row)[-2:]
    if closest is None or b - a < closest[1]:
        closest = (name, b - a)
print("closest:", closest)
print("most districts:", max(set(winners), key=lambda w: (winners.count(w), w)))
turnout = {n: sum(r) for n, r in zip(districts, votes)}
print(turnout, turnout["Ost"] == max(turnout.values()))
