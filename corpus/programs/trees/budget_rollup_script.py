import json

raw = '''{"trip": {"travel": {"train": 84.5, "tram": 12}, "food": {"market": 31.2, "bistro": [18.9, 22.4]}, "gift": null}}'''
budget = json.loads(raw)

stack = [("", budget)]
leaves = []
while stack:
    path, node = stack.pop()
    if isinstance(node, dict):
        for key, sub in node.items():
            stack.append((f"{path}/{key}", sub))
    elif isinstance(node, list):
        for i, sub in enumerate(node):
            stack.append((f"{path}#{i}", sub))
    else:
        leaves.append((path, node))

leaves.sort()
for path, amount in leaves:
    print(f"{path:<22}{'-' if amount is None else format(amount, '8.2f'):>8}")

total = sum(amount or 0 for _, amount in leaves)
food = sum(a for p, a in leaves if p.startswith("/trip/food"))
print("total", total, "food", round(food, 2))
depth = max(p.count("/") for p, _ in leaves)
print("depth", depth)
largest = max(leaves, key=lambda l: l[1] or 0)
print(largest[0].rsplit("/", 1)[1])
budget["trip"]["gift"] = round(total * .1)
print(json.dumps(budget["trip"]["gift"]), len(budget["trip"]))
