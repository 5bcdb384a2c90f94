degree = ("degree", [
    ("maths", [("analysis", 9), ("algebra", 9), ("numerics", [("lecture", 6), ("lab", 3)])]),
    ("minor", [("music theory", 5)]),
    ("internship", 10),
])


def credits(node):
    name, content = node
    if isinstance(content, int):
        return content
    return sum(credits(child) for child in content)


def find(node, wanted, path=()):
    name, content = node
    path += (name,)
    if name == wanted:
        return path
    if isinstance(content, list):
        for child in content:
            found = find(child, wanted, path)
            if found:
                return found
    return None


def flatten(node):
    name, content = node
    if isinstance(content, int):
        return {name: content}
    result = {}
    for child in content:
        result |= flatten(child)
    return result


def main():
    print(credits(degree))
    print(find(degree, "lab"))
    print(find(degree, "physics"))
    flat = flatten(degree)
    print(flat)
    print(sum(flat.values()) == credits(degree), max(flat, key=flat.get))
    for part in degree[1]:
        print(f"{part[0]:<11}{credits(part) / credits(degree):6.1%}")


if __name__ == "__main__":
    main()
