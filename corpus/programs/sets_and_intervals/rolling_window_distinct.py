from collections import Counter


def distinct_in_windows(items, width):
    """How many different items are in each window of the given width."""
    window = Counter(items[:width])
    yield len(window)
    for gone, new in zip(items, items[width:]):
        window[new] += 1
        window[gone] -= 1
        if window[gone] == 0:
            del window[gone]
        yield len(window)


def longest_without_repeat(items):
    start, best, last = 0, (0, 0), {}
    for i, item in enumerate(items):
        if last.get(item, -1) >= start:
            start = last[item] + 1
        last[item] = i
        best = max(best, (i + 1 - start, -start))
    length, start = best[0], -best[1]
    return items[start:start + length]


def main():
    lunches = "soup rice soup pasta rice curry pasta soup soup".split()
    counts = list(distinct_in_windows(lunches, 4))
    print(counts, "dullest days:", counts.index(min(counts)))
    print(longest_without_repeat(lunches))
    print(longest_without_repeat(["a"] * 3), longest_without_repeat([]))
    slow = [len(set(lunches[i:i + 4])) for i in range(len(lunches) - 3)]
    assert slow == counts, (slow, counts)
    print(list(distinct_in_windows(lunches, 20)))


main()
