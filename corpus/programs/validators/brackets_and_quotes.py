PAIRS = {")": "(", "]": "[", "}": "{"}


def check(text):
    stack = []
    in_quote = None
    for i, c in enumerate(text, 1):
        if in_quote:
            if c == in_quote:
                in_quote = None
            continue
        if c in "'\"":
            in_quote = c
        elif c in PAIRS.values():
            stack.append((c, i))
        elif c in PAIRS:
            if not stack:
                return f"{c} at {i} opens nothing"
            opener, at = stack.pop()
            if opener != PAIRS[c]:
                return f"{c} at {i} closes {opener} at {at}"
    if in_quote:
        return "open quote"
    if stack:
        return "{} at {} is not closed".format(*stack[-1])
    return None


def main():
    samples = {
        "call": "f(a[1], {'x': ')'})",
        "swap": "([)]",
        "late": "a) + (b",
        "open": "print(max(1, 2)",
        "text": "say(\"it's fine\")",
        "bad text": "it's",
    }
    for name, s in samples.items():
        print(f"{name:<9}{check(s) or 'ok'}")
    ok = [n for n in samples if check(samples[n]) is None]
    print(ok, check(""))


main()
