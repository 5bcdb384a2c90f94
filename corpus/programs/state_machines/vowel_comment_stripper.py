def strip_comments(code):
    """Remove /* */ and // comments, but not in strings."""
    state = "code"
    out = []
    i = 0
    while i < len(code):
        two = code[i:i + 2]
        c = code[i]
        match state, two, c:
            case "code", "/*", _:
                state = "block"
                i += 1
            case "code", "//", _:
                state = "line"
            case "code", _, '"':
                state = "text"
                out.append(c)
            case "text", _, '"':
                state = "code"
                out.append(c)
            case ("code" | "text"), _, _:
                out.append(c)
            case "block", "*/", _:
                state = "code"
                i += 1
            case "line", _, "\n":
                state = "code"
                out.append(c)
        i += 1
    return "".join(out), state


for source in ('a/*b*/c', 'x // y\nz', 'p"//"q', '1/*2'):
    print(repr(source), "->", *map(repr, strip_comments(source)))
