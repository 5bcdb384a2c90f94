import heapq
from collections import Counter
from itertools import count


def build(text):
    order = count()
    heap = [(n, next(order), c) for c, n in sorted(Counter(text).items())]
    heapq.heapify(heap)
    while len(heap) > 1:
        n1, _, left = heapq.heappop(heap)
        n2, _, right = heapq.heappop(heap)
        heapq.heappush(heap, (n1 + n2, next(order), (left, right)))
    return heap[0][2]


def codes(tree, prefix=""):
    if isinstance(tree, str):
        return {tree: prefix}
    left, right = tree
    return {**codes(left, prefix + "0"), **codes(right, prefix + "1")}


def decode(bits, tree):
    node, out = tree, ""
    for b in bits:
        node = node[int(b)]
        if isinstance(node, str):
            out += node
            node = tree
    return out


text = "tell me less"
tree = build(text)
table = codes(tree)
for c, code in sorted(table.items(), key=lambda kv: (len(kv[1]), kv[1])):
    print(repr(c), code)
bits = "".join(table[c] for c in text)
print(bits, f"{len(bits)} bits against {8 * len(text)}")
print(decode(bits, tree))
one = build("aaa")
print(codes(one), repr("".join(codes(one)[c] for c in "aaa")))
