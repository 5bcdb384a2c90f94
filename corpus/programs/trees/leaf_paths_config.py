def leaves(node, path=()):
    if isinstance(node, dict):
        for key, value in node.items():
            yield from leaves(value, path + (key,))
    elif isinstance(node, (list, tuple)):
        for i, value in enumerate(node):
            yield from leaves(value, path + (i,))
    else:
        yield path, node


def dotted(path):
    out = ""
    for part in path:
        out += f"[{part}]" if isinstance(part, int) else f".{part}"
    return out.lstrip(".")


def diff(old, new):
    a, b = dict(leaves(old)), dict(leaves(new))
    for path in sorted(a.keys() | b.keys(), key=dotted):
        if path not in b:
            yield f"- {dotted(path)}"
        elif path not in a:
            yield f"+ {dotted(path)} = {b[path]!r}"
        elif a[path] != b[path]:
            yield f"~ {dotted(path)}: {a[path]!r} -> {b[path]!r}"


if __name__ == "__main__":
    staging = {"db": {"host": "localhost", "ports": [5432]}, "debug": True, "mail": None}
    live = {"db": {"host": "db.internal", "ports": [5432, 5433]}, "debug": 1, "tls": {"min": "1.2"}}
    for line in diff(staging, live):
        print(line)
    print([dotted(p) for p, v in leaves(live) if isinstance(v, str)])
    print(list(leaves(7)))
