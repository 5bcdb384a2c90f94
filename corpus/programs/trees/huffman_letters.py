import heapq
from collections import Counter
from itertools import count


def tree_of(text):
    tick = count()
    heap = [(n, next(tick), ch) for ch, n in sorted(Counter(text).items())]
    heapq.heapify(heap)
    while len(heap) > 1:
        n1, _, a = heapq.heappop(heap)
        n2, _, b = heapq.heappop(heap)
        heapq.heappush(heap, (n1 + n2, next(tick), (a, b)))
    return heap[0][2]


def codes(node, prefix=""):
    if isinstance(node, str):
        return {node: prefix or "0"}
    left, right = node
    return {**codes(left, prefix + "0"), **codes(right, prefix + "1")}


def decode(bits, node):
    out, here = "", node
    for bit in bits:
        here = here[int(bit)]
        if isinstance(here, str):
            out += here
            here = node
    return out


if __name__ == "__main__":
    word = "bananabread"
    tree = tree_of(word)
    table = codes(tree)
    for ch, code in sorted(table.items(), key=lambda kv: (len(kv[1]), kv)):
        print(repr(ch), code)
    bits = "".join(table[ch] for ch in word)
    print(bits, len(bits), "bits instead of", 8 * len(word))
    print(decode(bits, tree) == word)
    print(decode("110100", tree))
