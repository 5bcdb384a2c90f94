def run(program, text):
    for instruction in program:
        match instruction:
            case "reverse":
                text = text[::-1]
            case ("rotate", int(n)):
                text = text[n % len(text):] + text[:n % len(text)]
            case ("swap", i, j) if i != j:
                letters = list(text)
                letters[i], letters[j] = letters[j], letters[i]
                text = "".join(letters)
            case ("swap", _, _):
                pass
            case {"replace": old, "with": new}:
                text = text.replace(old, new)
            case [*inner]:
                text = run(inner, text)
            case other:
                raise ValueError(f"what is {other!r}?")
    return text


def inverse(program):
    for instruction in reversed(program):
        match instruction:
            case ("rotate", n):
                yield "rotate", -n
            case {"replace": old, "with": new}:
                yield {"replace": new, "with": old}
            case same:
                yield same


program = ["reverse", ("rotate", 2), ("swap", 0, 4), {"replace": "o", "with": "0"}, ("swap", 1, 1)]
coded = run(program, "cocoon")
print(coded)
print(run(inverse(program), coded))
print(run([["reverse", ["reverse"]], ("rotate", 7)], "abcde"))
print(list(inverse([("rotate", 3), "reverse"])))
try:
    run(["reverse", 42], "x")
except ValueError as e:
    print(e)
