def wrap(text, width):
    lines, line = [], ""
    for word in text.split():
        while len(word) > width:
            if line:
                lines.append(line)
                line = ""
            lines.append(word[: width - 1] + "-")
            word = word[width - 1:]
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return lines + [line] if line else lines


def justify(line, width):
    words = line.split()
    if len(words) == 1:
        return line
    gaps = len(words) - 1
    space, extra = divmod(width - sum(map(len, words)), gaps)
    return "".join(
        w + " " * (space + (i < extra) if i < gaps else 0)
        for i, w in enumerate(words)
    )


for line in wrap("a friendly extraterrestrial landed in my garden", 12):
    print(f"|{line:<12}|{justify(line, 12):12}|")
