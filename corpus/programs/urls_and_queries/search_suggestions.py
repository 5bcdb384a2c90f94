from bisect import bisect_left

LOG = ["python sort", "python sort list", "pie", "pizza", "python", "pizza", "pizza oven", "paella"]


def prepare(log):
    counts = {}
    for q in log:
        counts[q] = counts.get(q, 0) + 1
    return sorted(counts), counts


def with_prefix(words, prefix):
    start = bisect_left(words, prefix)
    for w in words[start:]:
        if not w.startswith(prefix):
            break
        yield w


def suggest(prefix, words, counts, n=3):
    found = list(with_prefix(words, prefix.lower()))
    found.sort(key=lambda w: (-counts[w], len(w), w))
    return found[:n]


words, counts = prepare(LOG)
for prefix in ("p", "pi", "Python s", "x", ""):
    print(repr(prefix), suggest(prefix, words, counts))

typed = ""
keys = 0
for c in "pizza oven":
    typed += c
    keys += 1
    if "pizza oven" in suggest(typed, words, counts, n=2):
        break
print("found after", keys, "keys:", typed)

LOG.append("pie")
LOG.append("pie")
print(suggest("pi", words, counts), suggest("pi", *prepare(LOG)))
print(list(with_prefix(words, "pyt")), len(words))
