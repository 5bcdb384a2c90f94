def add(tree, path, value):
    *folders, name = path.split("/")
    node = tree
    for folder in folders:
        node = node.setdefault(folder, {})
    if name in node:
        raise FileExistsError(path)
    node[name] = value
    return tree


def remove(tree, path):
    first, _, rest = path.partition("/")
    if not rest:
        return tree.pop(first)
    value = remove(tree[first], rest)
    if not tree[first]:
        del tree[first]
    return value


def flat(tree, prefix=""):
    for name, value in sorted(tree.items()):
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}{name}/")
        else:
            yield prefix + name, value


def main():
    drive = {}
    for path, size in {"a/b/c.txt": 3, "a/d.txt": 10, "e.txt": 1}.items():
        add(drive, path, size)
    print(drive)
    print(list(flat(drive)))
    print(remove(drive, "a/b/c.txt"), drive)
    try:
        add(drive, "e.txt", 7)
    except FileExistsError as e:
        print("exists:", e)
    try:
        remove(drive, "x/y")
    except KeyError as e:
        print("missing:", e)
    total = sum(size for _, size in flat(drive))
    print(total, max(flat(drive), key=lambda item: item[1]))
    remove(drive, "a/d.txt")
    print(drive, len(list(flat(drive))))


if __name__ == "__main__":
    main()
