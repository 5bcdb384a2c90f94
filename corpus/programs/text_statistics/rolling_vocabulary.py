from collections import deque


def rolling_richness(tokens, window=4):
    recent = deque(maxlen=window)
    scores = []
    for t in tokens:
        recent.append(t)
        if len(recent) == window:
            scores.append(len(set(recent)) / window)
    return scores


def plateau(scores):
    best = run = 0
    for a, b in zip(scores, scores[1:]):
        run = run + 1 if a == b else 0
        best = max(best, run)
    return best


tokens = "a rose is a rose is a flower in the rain".split()
s = rolling_richness(tokens)
print(s)
print("mean", round(sum(s) / len(s), 3), "plateau", plateau(s))
for w in 2, 3, 5:
    r = rolling_richness(tokens, window=w)
    print(w, len(r), min(r))
empty = rolling_richness(["one", "two"])
print(empty, plateau(empty))
print(sum(empty) / len(empty))
