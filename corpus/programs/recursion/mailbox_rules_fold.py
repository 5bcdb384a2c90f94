from functools import reduce


def nest(folders):
    """['a/b', 'a/c'] -> {'a': {'b': {}, 'c': {}}}"""
    root = {}
    for path in folders:
        reduce(lambda node, part: node.setdefault(part, {}), path.split("/"), root)
    return root


def lines(tree, indent="", last=True):
    items = list(tree.items())
    for i, (name, sub) in enumerate(items):
        final = i == len(items) - 1
        yield f"{indent}{'└' if final else '├'} {name}"
        yield from lines(sub, indent + ("  " if final else "│ "))


def prune(tree, keep):
    result = {}
    for name, sub in tree.items():
        inner = prune(sub, keep)
        if inner or keep in name:
            result[name] = inner
    return result


def main():
    folders = ["work/2023/invoices", "work/2023/trips", "home", "work/2024/invoices", "home/school"]
    tree = nest(folders)
    print("\n".join(lines(tree)))
    only = prune(tree, "inv")
    print(only)
    print(len(list(lines(tree))), len(list(lines(only))), prune(tree, "zzz"))
    assert nest([]) == {} and "home" in tree


main()
