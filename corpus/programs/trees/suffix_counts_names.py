names = ["Anna", "Hanna", "Johanna", "Lena", "Helena", "Tom"]

tree = {}
for name in names:
    node = tree
    for letter in reversed(name.lower()):
        node = node.setdefault(letter, {"#": 0})
        node["#"] += 1

def count(ending):
    node = tree
    for letter in reversed(ending):
        if letter not in node:
            return 0
        node = node[letter]
    return node["#"]

for ending in ("na", "anna", "ena", "om", "x"):
    print(f"-{ending}: {count(ending)}")

# longest ending shared by at least two names
def longest(node, text=""):
    best = text
    for letter, child in node.items():
        if letter != "#" and child["#"] > 1:
            candidate = longest(child, letter + text)
            if len(candidate) > len(best):
                best = candidate
    return best

print("longest shared:", longest(tree))
print("first letters from behind:", [k for k in tree])
groups = {k: v["#"] for k, v in tree["a"]["n"].items() if k != "#"}
print(groups)
