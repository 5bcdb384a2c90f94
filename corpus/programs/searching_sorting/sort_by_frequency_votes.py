from collections import Counter

votes = ["pizza", "sushi", "Pizza ", "tacos", "sushi", "pizza", "", "soup", "tacos", "SUSHI"]

clean = [v.strip().lower() for v in votes if v]
counts = Counter(clean)
print(counts.most_common(2))

ranking = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
for dish, n in ranking:
    print(f"{dish:<6}{'*' * n:<5}{n / len(clean):>6.1%}")

top = ranking[0][1]
winners = [dish for dish, n in ranking if n == top]
if len(winners) > 1:
    print("run-off between", " and ".join(winners))
second_round = Counter(v for v in clean if v in winners)
second_round.update(["sushi"])
print(second_round.most_common(1)[0])
print(counts["kebab"], counts - second_round)
