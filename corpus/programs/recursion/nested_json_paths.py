data = {"user": {"name": "Ida", "tags": ["a", "b"]}, "ids": [1, {"x": None}], "empty": {}}


def paths(value, prefix="$"):
    if isinstance(value, dict):
        for key, sub in value.items():
            yield from paths(sub, f"{prefix}.{key}")
    elif isinstance(value, list):
        for i, sub in enumerate(value):
            yield from paths(sub, f"{prefix}[{i}]")
    else:
        yield prefix, value


def depth(value):
    match value:
        case {} | [] if not value:
            return 1
        case dict():
            return 1 + max(map(depth, value.values()))
        case [*items]:
            return 1 + max(map(depth, items))
    return 0


for path, leaf in paths(data):
    print(path, "=", repr(leaf))
print(depth(data), depth([[]]), depth("text"))
