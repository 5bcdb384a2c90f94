PAIRS = {")": "(", "]": "[", "}": "{", ">": "<"}


def check(text, ignore=""):
    stack = []
    for i, c in enumerate(text):
        if c in ignore:
            continue
        if c in PAIRS.values():
            stack.append((c, i))
        elif c in PAIRS:
            if not stack:
                return f"unexpected {c!r} at {i}"
            opened, where = stack.pop()
            if opened != PAIRS[c]:
                return f"{opened!r} at {where} closed by {c!r} at {i}"
    if stack:
        return f"never closed: {' '.join(c for c, _ in stack)}"
    return "balanced"


def depth(text):
    deepest = now = 0
    for c in text:
        now += (c in "([{") - (c in ")]}")
        deepest = max(deepest, now)
    return deepest


def main():
    samples = ["f(a[1], {b: (2)})", "(]", "a < b (c)", "((x)", "}", ""]
    for s in samples:
        print(f"{s!r:<22}{check(s)}, depth {depth(s)}")
    print(check("a < b (c)", ignore="<>"))
    html = "<ul><li>one</li></ul>"
    print(check(html), html.count("<"))
    worst = max(samples, key=depth)
    print(worst)


if __name__ == "__main__":
    main()
