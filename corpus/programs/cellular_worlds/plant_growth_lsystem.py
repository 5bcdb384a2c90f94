RULES = {"F": "F[+F]F", "X": "XF"}


def grow(axiom, generations, rules=RULES):
    text = axiom
    for _ in range(generations):
        text = "".join(rules.get(ch, ch) for ch in text)
    return text


def measure(text):
    """Height and spread of the drawn plant, by a turtle that knows three directions."""
    stack = []
    x = y = lean = 0
    xs, ys = [0], [0]
    for ch in text:
        if ch == "F":
            x += lean
            y += 1
            xs.append(x)
            ys.append(y)
        elif ch == "+":
            lean = min(lean + 1, 1)
        elif ch == "-":
            lean = max(lean - 1, -1)
        elif ch == "[":
            stack.append((x, y, lean))
        elif ch == "]":
            x, y, lean = stack.pop()
    return max(ys), max(xs) - min(xs)


def main():
    for n in range(3):
        text = grow("F", n)
        print(n, len(text), measure(text), text if len(text) < 30 else text[:27] + "...")
    print(measure(grow("X", 3)), grow("X", 3))
    twins = grow("F", 1, rules={"F": "[-F][+F]"})
    print(twins, measure(twins))
    print(measure("F]"))


main()
