import random
from collections import Counter
from itertools import permutations


def naive(items, rng):
    a = list(items)
    for i in range(len(a)):
        j = rng.randrange(len(a))
        a[i], a[j] = a[j], a[i]
    return "".join(a)


def fisher_yates(items, rng):
    a = list(items)
    for i in range(len(a) - 1, 0, -1):
        j = rng.randint(0, i)
        a[i], a[j] = a[j], a[i]
    return "".join(a)


def tally(shuffle, n, seed):
    rng = random.Random(seed)
    return Counter(shuffle("abc", rng) for _ in range(n))


def main():
    keys = ["".join(p) for p in permutations("abc")]
    for shuffle in (naive, fisher_yates):
        counts = tally(shuffle, 24, seed=10)
        line = "  ".join(f"{k}:{counts[k]}" for k in keys)
        spread = max(counts.values()) - min(counts.values())
        print(f"{shuffle.__name__:>12} {line}  spread {spread}")


main()
