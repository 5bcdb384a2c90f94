# people mark the best and the worst of four wines
cards = [
    (["Rosso", "Verde", "Bianco", "Nero"], "Rosso", "Verde"),
    (["Rosso", "Verde", "Oro", "Nero"], "Oro", "Nero"),
    (["Bianco", "Oro", "Nero", "Rosso"], "Oro", "Bianco"),
    (["Verde", "Bianco", "Oro", "Rosso"], "Rosso", "Verde"),
]

shown, best, worst = {}, {}, {}
for wines, b, w in cards:
    if b not in wines or w not in wines or b == w:
        print("broken card", wines)
        continue
    for wine in wines:
        shown[wine] = shown.get(wine, 0) + 1
    best[b] = best.get(b, 0) + 1
    worst[w] = worst.get(w, 0) + 1

score = {}
for wine in shown:
    score[wine] = (best.get(wine, 0) - worst.get(wine, 0)) / shown[wine]

for wine in sorted(score, key=score.get, reverse=True):
    s = score[wine]
    left = "<" * round(-s * 10) if s < 0 else ""
    right = ">" * round(s * 10) if s > 0 else ""
    print(f"{left:>10}|{right:<10} {wine} {s:+.2f}")

never_best = sorted(set(shown) - set(best))
print("never the best:", never_best)
duels = {}
for wines, b, w in cards:
    duels[b, w] = duels.get((b, w), 0) + 1
print(max(duels, key=duels.get), sum(shown.values()) == 4 * len(cards))
