ALIASES = {"fd": "forward", "bk": "back", "rt": "right", "lt": "left"}


def expand(tokens):
    """Handle 'repeat n [ ... ]' blocks, nested ones too."""
    result = []
    i = 0
    while i < len(tokens):
        word = ALIASES.get(tokens[i], tokens[i])
        if word == "repeat":
            n = int(tokens[i + 1])
            depth, j = 1, i + 3
            while depth:
                depth += {"[": 1, "]": -1}.get(tokens[j], 0)
                j += 1
            result += expand(tokens[i + 3:j - 1]) * n
            i = j
        else:
            result.append((word, int(tokens[i + 1])))
            i += 2
    return result


def main():
    sources = [
        "fd 3 rt 90 fd 1",
        "repeat 2 [ fd 1 repeat 2 [ lt 45 ] ] bk 5",
        "repeat 0 [ fd 100 ] forward 2",
        "repeat 2 [ fd 1",
    ]
    for source in sources:
        try:
            commands = expand(source.split())
        except IndexError:
            print("no end of block in", repr(source))
            continue
        turned = sum(n if w == "right" else -n for w, n in commands if w in ("left", "right"))
        went = sum(n if w == "forward" else -n for w, n in commands if w in ("forward", "back"))
        print(len(commands), "commands, turned", turned, "went", went)
    print(expand("fd ten".split()))


if __name__ == "__main__":
    main()
