def wrap(text, width):
    lines = []
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    if line:
        lines.append(line)
    return lines


def justify(line, width):
    words = line.split()
    if len(words) == 1:
        return line
    gaps = len(words) - 1
    spaces = width - sum(map(len, words))
    each, extra = divmod(spaces, gaps)
    out = words[0]
    for i, w in enumerate(words[1:]):
        out += " " * (each + (i < extra)) + w
    return out


def raggedness(lines, width):
    return sum((width - len(l)) ** 2 for l in lines[:-1])


def main():
    text = "When the tide went out, the whole bay lay bare and shining like a coin"
    for width in (16, 22):
        lines = wrap(text, width)
        for l in lines[:-1]:
            print("|" + justify(l, width) + "|")
        print("|" + lines[-1].ljust(width) + "|", raggedness(lines, width))
    print(wrap("Donaudampfschiff an", 10))
    print(wrap("", 5), justify("one", 9), repr(justify("a b", 6)))


main()
