FILES = {
    "src": {"main.py": 120, "util": {"io.py": 44, "text.py": 310}},
    "docs": {},
    "README": 12,
}


def tree(node, prefix=""):
    entries = sorted(node.items(), key=lambda e: (not isinstance(e[1], dict), e[0]))
    for i, (name, child) in enumerate(entries):
        last = i == len(entries) - 1
        branch = "└── " if last else "├── "
        if isinstance(child, dict):
            yield f"{prefix}{branch}{name}/"
            yield from tree(child, prefix + ("    " if last else "│   "))
        else:
            yield f"{prefix}{branch}{name} ({child})"


def size(node):
    return sum(size(c) if isinstance(c, dict) else c for c in node.values())


def main():
    for line in tree(FILES):
        print(line)
    print(size(FILES), {k: size(v) for k, v in FILES.items() if isinstance(v, dict)})
    FILES["docs"]["img"] = {"logo.png": 2048}
    FILES["src"].pop("main.py")
    lines = list(tree(FILES))
    print(len(lines), lines[0], lines[-1], sep="\n")
    deepest = max(lines, key=lambda l: l.count("│") + l.count("    "))
    print(deepest.strip("│ "))
    empty = list(tree({}))
    print(empty, size({}))


if __name__ == "__main__":
    main()
