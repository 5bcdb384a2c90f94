book = {
    "title": "Sailing for beginners",
    "words": 40,
    "parts": [
        {"title": "Knots", "words": 120, "parts": [
            {"title": "Bowline", "words": 75, "parts": []},
            {"title": "Cleat hitch", "words": 60, "parts": []},
        ]},
        {"title": "Weather", "words": 210, "parts": []},
    ],
}


def total(node):
    return node["words"] + sum(total(p) for p in node["parts"])


def outline(node, number=(), depth=0):
    label = ".".join(map(str, number)) or "-"
    print("   " * depth + f"{label} {node['title']} [{total(node)}]")
    for i, part in enumerate(node["parts"], start=1):
        outline(part, number + (i,), depth + 1)


def leaves(node):
    if not node["parts"]:
        yield node
    for p in node["parts"]:
        yield from leaves(p)


outline(book)
small = min(leaves(book), key=lambda n: n["words"])
print("shortest section:", small["title"])
book["parts"][1]["parts"].append({"title": "Fog", "words": 33, "parts": []})
print([n["title"] for n in leaves(book)], total(book))
