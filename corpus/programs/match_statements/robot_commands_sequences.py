def run(line, state):
    x, y, pen = state
    match line.split():
        case ["pen", "up" | "down" as how]:
            return x, y, how == "down"
        case ["go", dx, dy]:
            return x + int(dx), y + int(dy), pen
        case ["home"]:
            return 0, 0, pen
        case ["repeat", n, *rest] if n.isdigit():
            for _ in range(int(n)):
                state = run(" ".join(rest), state)
            return state
        case []:
            return state
        case [word, *_]:
            raise SyntaxError(f"unknown word {word}")


state = (0, 0, False)
for line in ["pen down", "go 2 3", "", "repeat 3 go 1 -1", "pen sideways", "home", "repeat x home"]:
    try:
        state = run(line, state)
        print(f"{line!r:24}{state}")
    except SyntaxError as e:
        print(f"{line!r:24}{e}")
