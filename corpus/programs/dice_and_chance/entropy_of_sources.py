from collections import Counter
from math import log2


def entropy(text):
    n = len(text)
    return -sum(k / n * log2(k / n) for k in Counter(text).values())


sources = {
    "fair coin": "HTHTTHHT",
    "bent coin": "HHHHHHHT",
    "die": "614253",
    "constant": "0000",
}
for name, text in sources.items():
    h = entropy(text)
    top = log2(len(set(text))) or 1
    print(f"{name:<10} H={abs(h):.3f} bits, {abs(h) / top:.0%} of the maximum")

ranking = sorted(sources, key=lambda n: entropy(sources[n]), reverse=True)
print(ranking)
joined = "".join(sources.values())
print(len(joined), round(entropy(joined), 3))
