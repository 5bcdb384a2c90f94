def parse(text):
    """Split 'a[b c]d{e}' into (mode, part) pairs."""
    CLOSERS = {"[": "]", "{": "}"}
    NAMES = {"[": "list", "{": "group"}
    parts = []
    mode, start = None, 0
    for i, ch in enumerate(text):
        if mode is None and ch in CLOSERS:
            if i > start:
                parts.append(("plain", text[start:i]))
            mode, start = ch, i + 1
        elif mode is not None and ch == CLOSERS[mode]:
            parts.append((NAMES[mode], text[start:i]))
            mode, start = None, i + 1
    if mode:
        raise SyntaxError(f"{mode} at {start - 1} is never closed")
    return parts


def main():
    first = parse("mix [salt pepper] with {oil}")
    for mode, part in first:
        print(f"{mode:6}|{part}|")
    count = sum(len(part.split()) for mode, part in first if mode == "list")
    print("listed:", count)
    second = parse("bake {20 min} well")
    print(second, len(second))
    third = parse("[a{b]c}")
    print(third)
    print(parse("serve [hot"))


if __name__ == '__main__':
    main()
