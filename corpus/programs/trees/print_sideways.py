def build(values, lo=0, hi=None):
    """A balanced tree from sorted values; a node is [value, left, right]."""
    if hi is None: hi = len(values)
    if lo >= hi: return None
    mid = (lo + hi) // 2
    return [values[mid], build(values, lo, mid), build(values, mid + 1, hi)]

def sideways(node, depth=0):
    if node:
        value, left, right = node
        sideways(right, depth + 1)
        print("    " * depth + str(value))
        sideways(left, depth + 1)

def closest(node, wanted):
    best = None
    while node:
        if best is None or abs(node[0] - wanted) < abs(best - wanted):
            best = node[0]
        node = node[1] if wanted < node[0] else node[2]
    return best

shoe_sizes = sorted([42, 38, 45, 36, 40, 39])
tree = build(shoe_sizes)
sideways(tree)
for wanted in (41, 37.2, 50):
    print(wanted, "->", closest(tree, wanted))
