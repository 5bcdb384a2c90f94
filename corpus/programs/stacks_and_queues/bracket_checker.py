PAIRS = {")": "(", "]": "[", "}": "{", ">": "<"}


def check(text):
    open_ones = []
    for position, ch in enumerate(text):
        if ch in PAIRS.values():
            open_ones.append((ch, position))
        elif ch in PAIRS:
            if not open_ones:
                return f"unexpected {ch!r} at {position}"
            last, where = open_ones.pop()
            if last != PAIRS[ch]:
                return f"{last!r} at {where} closed by {ch!r} at {position}"
    if open_ones:
        ch, where = open_ones[-1]
        return f"{ch!r} at {where} never closed"
    return "fine"


lines = ["print(x[1])", "f(a, b]", "{'k': (1, 2}", ")", "if (a < b) { }"]
for line in lines:
    print(f"{line:<16}{check(line)}")

ok = [line for line in lines if check(line) == "fine"]
print(len(ok), "of", len(lines))
