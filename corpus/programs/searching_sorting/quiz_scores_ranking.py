scores = {"ann": "9", "bob": "10", "cid": "7", "dee": "100"}

ranking = sorted(scores.items(), key=lambda item: item[1], reverse=True)
for place, (name, points) in enumerate(ranking, 1):
    print(f"{place}. {name} {points}")
best = max(scores.values())
print("best score:", best)
winners = [n for n, s in scores.items() if s == best]
print("winner:", winners[0])

total = 0
for s in scores.values():
    total += int(s)
print("mean:", total / len(scores))
above = [n for n in scores if int(scores[n]) > total / len(scores)]
print("above the mean:", above)
if winners[0] in above:
    print("the winner is above the mean")
else:
    print("strange:", winners[0], "won with", scores[winners[0]])
lengths = sorted(scores, key=lambda n: len(scores[n]))
print(lengths)
