import random

random.seed(75)
card = []
for c in range(5):
    column = random.sample(range(c * 15 + 1, c * 15 + 16), 5)
    card.append(sorted(column))
card[2][2] = 0

called = [n for n in range(3, 75, 2)]
marked = {0} | {n for col in card for n in col if n in called}

for r in range(5):
    print(" ".join(f"[{card[c][r]:2}]" if card[c][r] in marked else f" {card[c][r]:2} " for c in range(5)))

lines = {}
for r in range(5):
    lines[f"row {r + 1}"] = [card[c][r] for c in range(5)]
for c in range(5):
    lines["column " + "BINGO"[c]] = card[c]
lines["diagonal"] = [card[i][i] for i in range(5)]

best = max(lines, key=lambda k: len(marked & set(lines[k])))
print(best, "has", len(marked & set(lines[best])))
wins = [k for k, v in lines.items() if marked.issuperset(v)]
print("bingo!" if wins else "no bingo yet", wins)
