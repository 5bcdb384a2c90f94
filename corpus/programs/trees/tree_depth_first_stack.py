tree = {
    "trunk": ["low branch", "high branch"],
    "low branch": ["twig", "nest"],
    "high branch": ["apple"],
    "nest": ["egg 1", "egg 2"],
}

stack = ["trunk"]
order = []
while stack:
    here = stack.pop()
    order.append(here)
    for child in reversed(tree.get(here, [])):
        stack.append(child)
print(order)

level = ["trunk"]
n = 0
while level:
    print(n, level)
    level = [c for node in level for c in tree.get(node, [])]
    n += 1

parents = {}
for p in tree:
    for c in tree[p]:
        parents[c] = p

climb = "egg 2"
steps = 0
while climb != "trunk":
    climb = parents[climb]
    steps += 1
print("the egg is", steps, "steps up")
del tree["nest"]
print([x for x in order if x not in tree and x not in ("egg 1", "egg 2")])
