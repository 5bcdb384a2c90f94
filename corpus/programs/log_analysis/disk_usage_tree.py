entries = [
    ("var/log/app.log", 300),
    ("var/log/old/app.1", 120),
    ("var/cache/img", 45),
    ("home/ola/film.mkv", 900),
    ("home/ola/notes.txt", 1),
]


def insert(tree, path, size):
    head, _, rest = path.partition("/")
    if rest:
        insert(tree.setdefault(head, {}), rest, size)
    else:
        tree[head] = size


def usage(node):
    return node if isinstance(node, int) else sum(map(usage, node.values()))


def du(node, path="", limit=100):
    for name, child in node.items():
        full = f"{path}/{name}"
        if isinstance(child, dict):
            yield from du(child, full, limit)
            if usage(child) >= limit:
                yield usage(child), full


def main():
    tree = {}
    for path, size in entries:
        insert(tree, path, size)
    print(usage(tree))
    for size, path in sorted(du(tree), reverse=True):
        print(f"{size:>5} {path}")
    print(tree["var"]["log"]["old"])
    del tree["var"]["log"]["old"]
    print(usage(tree), len(list(du(tree, limit=400))))
    insert(tree, "home/ola/film.mkv", 0)
    biggest = max(tree, key=lambda k: usage(tree[k]))
    print(biggest, usage(tree[biggest]))
    insert(tree, "home/ola/notes.txt/backup", 1)


if __name__ == "__main__":
    main()
