def parse(text):
    """(A:1,(B:2,C:1):3) -> ('', 0, [children])"""
    pos = 0

    def node():
        nonlocal pos
        children = []
        if text[pos] == "(":
            while text[pos] in "(,":
                pos += 1
                children.append(node())
            pos += 1
        start = pos
        while pos < len(text) and text[pos] not in ",)":
            pos += 1
        name, _, length = text[start:pos].partition(":")
        return name, float(length or 0), children

    return node()


def tips(tree, distance=0.0):
    name, length, children = tree
    distance += length
    if not children:
        return {name: distance}
    result = {}
    for child in children:
        result.update(tips(child, distance))
    return result


def main():
    tree = parse("((cat:1.5,lion:1.2):2,(dog:2.5,(wolf:0.4,jackal:0.7):1.6):1)")
    distances = tips(tree)
    for tip in sorted(distances, key=distances.get):
        print(f"{tip:<8}{distances[tip]:.1f}")
    deepest = max(distances.values())
    print("clock-like:", [t for t, d in distances.items() if deepest - d < 0.2])
    print(parse("frog:3"))


if __name__ == "__main__":
    main()
