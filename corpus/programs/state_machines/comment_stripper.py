def strip_comments(text):
    """Remove -- comments, but not those inside quotes."""
    state = "code"
    out = []
    i = 0
    while i < len(text):
        c = text[i]
        if state == "code":
            if c == "'":
                state = "quote"
                out.append(c)
            elif c == "-" and text[i + 1] == "-":
                state = "comment"
                i += 1
            else:
                out.append(c)
        elif state == "quote":
            out.append(c)
            if c == "'":
                state = "code"
        elif c == "\n":
            state = "code"
            out.append(c)
        i += 1
    return "".join(out), state


samples = [
    "a = 1 -- set a\nb",
    "say '--no'",
    "x - y",
    "it's",
    "total-",
]
for sample in samples:
    cleaned, end = strip_comments(sample)
    print(repr(cleaned), "ended in", end)
