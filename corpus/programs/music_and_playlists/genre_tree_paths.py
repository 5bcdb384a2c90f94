tree = {
    "rock": {"punk": {"post-punk": {}, "hardcore": {}}, "metal": {"doom": {}}},
    "electronic": {"house": {}, "techno": {"minimal": {}}},
}

def paths(tree, prefix=()):
    for name, sub in tree.items():
        here = prefix + (name,)
        yield here
        yield from paths(sub, here)

def find(tree, wanted):
    return next((p for p in paths(tree) if p[-1] == wanted), None)

def depth(tree):
    return 1 + max(map(depth, tree.values())) if tree else 0

def related(a, b):
    common = 0
    for x, y in zip(find(tree, a), find(tree, b)):
        if x != y:
            break
        common += 1
    return common

for p in paths(tree):
    print("  " * (len(p) - 1) + p[-1])
print(" > ".join(find(tree, "doom")), "| depth", depth(tree))
print(related("post-punk", "hardcore"), related("doom", "punk"), related("doom", "house"))
leaves = [p[-1] for p in paths(tree) if not any(q[:len(p)] == p and len(q) > len(p) for q in paths(tree))]
print(leaves)
tree["electronic"]["techno"]["acid"] = tree["rock"].pop("metal")
print(find(tree, "doom"), find(tree, "jazz"))
print(related("jazz", "doom"))
