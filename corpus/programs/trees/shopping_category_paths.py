CATALOG = {
    "food": {"fruit": {"apple": 0.5, "pear": 0.6}, "dairy": {"milk": 1.1}},
    "home": {"soap": 2.0},
}


def find(name, node=CATALOG, path=[]):
    for key, sub in node.items():
        path.append(key)
        if key == name:
            return path
        if isinstance(sub, dict):
            found = find(name, sub, path)
            if found:
                return found
        path.pop()
    return None


def price(path):
    node = CATALOG
    for key in path:
        node = node[key]
    return node


def main():
    basket = {"milk": 2, "apple": 6}
    first = find("milk")
    print(first, price(first))
    print(len(first), basket["milk"] * price(first))
    second = find("apple", path=[])
    print(second, price(second))
    third = find("soap")
    print(third)
    print(find("bread", path=[]))
    print(price(third))


main()
