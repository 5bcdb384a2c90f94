def parse(text):
    """'a (b (c) d)' -> nested lists of words"""
    stack = [[]]
    word = ""
    for ch in text + " ":
        if ch in "() ":
            if word:
                stack[-1].append(word)
                word = ""
            if ch == "(":
                stack.append([])
            elif ch == ")":
                inner = stack.pop()
                stack[-1].append(inner)
        else:
            word += ch
    return stack[0]


def write(items):
    return " ".join(f"({write(i)})" if isinstance(i, list) else i for i in items)


def deepest(items):
    return 1 + max((deepest(i) for i in items if isinstance(i, list)), default=0)


def main():
    line = "set lamp (color (rgb 10 20 30) warm) on"
    tree = parse(line)
    print(tree)
    print(write(tree) == line, deepest(tree))
    head, *rest = tree
    print(head, len(rest), rest[1][0])
    print(parse(""), parse("(())"), deepest(parse("(())")))
    print(parse("open (never closed (x)"))
    try:
        print(parse("too many ) here"))
    except IndexError as e:
        print("cannot parse:", e)


main()
