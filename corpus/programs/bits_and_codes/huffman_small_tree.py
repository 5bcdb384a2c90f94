import heapq
from itertools import count


class Node:
    def __init__(self, weight, left=None, right=None, letter=None):
        self.weight, self.left, self.right, self.letter = weight, left, right, letter

    def codes(self, prefix=""):
        if self.letter is not None:
            return {self.letter: prefix or "0"}
        return {**self.left.codes(prefix + "0"), **self.right.codes(prefix + "1")}


def build(text):
    serial = count()
    heap = [(text.count(c), next(serial), Node(text.count(c), letter=c)) for c in sorted(set(text))]
    heapq.heapify(heap)
    while len(heap) > 1:
        wa, _, a = heapq.heappop(heap)
        wb, _, b = heapq.heappop(heap)
        heapq.heappush(heap, (wa + wb, next(serial), Node(wa + wb, a, b)))
    return heap[0][2]


def decode(bits, root):
    out, node = "", root
    for bit in bits:
        node = node.left if bit == "0" else node.right
        if node.letter is not None:
            out += node.letter
            node = root
    return out


root = build("abacab")
codes = root.codes()
bits = "".join(codes[c] for c in "cab")
print(codes, bits, decode(bits, root), root.weight)
