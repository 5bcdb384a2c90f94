codes = ["1010", "1020", "1021", "80"]

def grow(codes):
    node = {}
    for code in codes:
        if code == "":
            node["end"] = True
            continue
        first = code[0]
        if first in node:
            continue
        rest = [c[1:] for c in codes if c and c[0] == first]
        node[first] = grow(rest)
    return node

def draw(node, prefix=""):
    for key, below in node.items():
        if key == "end":
            print(prefix + ".")
        else:
            draw(below, prefix + key)

def squeeze(node):
    out = {}
    for key, below in node.items():
        if key == "end":
            out[""] = True
            continue
        below = squeeze(below)
        if len(below) == 1:
            (tail, value), = below.items()
            out[key + tail] = value
        else:
            out[key] = below
    return out

tree = grow(codes)
print(tree)
draw(tree)
print(squeeze(tree))
print(squeeze(grow(["7"])), grow([]))
