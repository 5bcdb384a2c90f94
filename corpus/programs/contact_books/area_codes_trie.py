AREAS = {"030": "Berlin", "040": "Hamburg", "0371": "Chemnitz", "0375": "Zwickau", "089": "München"}


def build(areas):
    root = {}
    for code, city in areas.items():
        node = root
        for digit in code:
            node = node.setdefault(digit, {})
        node["city"] = city
    return root


def lookup(trie, number):
    node = trie
    for i, digit in enumerate(number):
        if digit not in node:
            return None
        node = node[digit]
        if "city" in node:
            return node["city"], number[i + 1:]
    return None


trie = build(AREAS)
numbers = ["0371554433", "03099", "0891234", "0999", "037"]
for n in numbers:
    found = lookup(trie, n)
    match found:
        case None:
            print(n, "unknown area")
        case (city, ""):
            print(n, city, "(no local number)")
        case (city, rest):
            print(n, city, rest)


def depth(node):
    return 1 + max((depth(v) for v in node.values() if isinstance(v, dict)), default=0)


print(depth(trie), sorted(trie["0"]))
