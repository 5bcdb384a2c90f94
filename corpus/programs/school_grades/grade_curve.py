import statistics


def curve(scores, target_mean=75, target_sd=10):
    """Shift and stretch the scores to a wanted mean and deviation."""
    mean = statistics.mean(scores)
    sd = statistics.pstdev(scores)
    return [target_mean + (s - mean) / sd * target_sd for s in scores]


def clip(values, low=0, high=100):
    return [min(high, max(low, v)) for v in values]


def percentile_rank(scores, s):
    below = sum(x < s for x in scores)
    same = sum(x == s for x in scores)
    return 100 * (below + 0.5 * same) / len(scores)


raw = [34, 51, 51, 58, 63, 97]
curved = clip(curve(raw))
for before, after in zip(raw, curved):
    arrow = "^" if after > before else "v"
    print(f"{before:>3} {arrow} {after:6.2f}   rank {percentile_rank(raw, before):5.1f}")
print("mean", round(statistics.mean(curved), 3))
harsh = clip(curve(raw, target_mean=60, target_sd=30))
print([round(h) for h in harsh])
print(curve([70, 70, 70]))
