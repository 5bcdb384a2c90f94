links = {"wiki": ["blog", "news"], "blog": ["wiki"], "news": ["wiki", "blog"], "spam": ["wiki"]}
N = len(links)
damping = 0.8

score = {page: 1 / N for page in links}
for rnd in range(4):
    new = {page: (1 - damping) / N for page in links}
    for page, targets in links.items():
        share = score[page] / len(targets)
        for t in targets:
            new[t] += damping * share
    moved = sum(abs(new[p] - score[p]) for p in links)
    score = new
    print(f"round {rnd}: moved {moved:.4f}")

print("sum", round(sum(score.values()), 6))
ranking = sorted(score, key=score.get)
print("ranking:", *ranking)
print("best: {} ({:.3f})".format(ranking[0], score[ranking[0]]))
