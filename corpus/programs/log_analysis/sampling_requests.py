import random

rng = random.Random(5)


def reservoir(stream, k):
    """k items of a stream whose length is not known."""
    kept = []
    for i, item in enumerate(stream):
        if i < k:
            kept.append(item)
        else:
            j = rng.randint(0, i)
            if j < k:
                kept[j] = item
    return kept


def every(n, stream):
    for i, item in enumerate(stream):
        if i % n == 0:
            yield item


requests = [f"req-{i:02}" for i in range(12)]
sample = reservoir(iter(requests), 3)
print(len(sample), all(s in requests for s in sample), len(set(sample)))
print(list(every(5, requests)))

durations = {r: 10 + 7 * i % 13 for i, r in enumerate(requests)}
mean = sum(durations.values()) / len(durations)
estimate = sum(durations[r] for r in every(4, requests)) / 3
print(round(mean, 2), round(estimate, 2), f"error {abs(mean - estimate) / mean:.0%}")
print(reservoir([], 2), reservoir("ab", 5))
slowest = sorted(durations, key=durations.get)[-2:]
print(slowest, [durations[s] for s in slowest])
