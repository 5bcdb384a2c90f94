RULES = {"F": "F[+F]F", "+": "+"}


def grow(axiom, times):
    for _ in range(times):
        axiom = "".join(RULES.get(ch, ch) for ch in axiom)
    return axiom


def as_tree(text):
    root = {"segments": 0, "branches": []}
    stack = [root]
    for ch in text:
        if ch == "F":
            stack[-1]["segments"] += 1
        elif ch == "[":
            branch = {"segments": 0, "branches": []}
            stack[-1]["branches"].append(branch)
            stack.append(branch)
        elif ch == "]":
            stack.pop()
    return root


def tallest(tree):
    if not tree["branches"]:
        return tree["segments"]
    return tree["segments"] + max(tallest(b) for b in tree["branches"])


for n in range(3):
    text = grow("F", n)
    tree = as_tree(text)
    print(n, len(text), "segments:", text.count("F"), "trunk:", tree["segments"], "tallest:", tallest(tree))
print(grow("F", 2))
print([b["segments"] for b in tree["branches"]])
