from enum import IntFlag, auto


class Style(IntFlag):
    PLAIN = 0
    BOLD = auto()
    ITALIC = auto()
    UNDER = auto()
    STRONG = BOLD | UNDER


MARKS = {Style.BOLD: "**", Style.ITALIC: "_", Style.UNDER: "~"}


def render(text, style=Style.PLAIN):
    for flag, mark in MARKS.items():
        if style & flag:
            text = mark + text + mark
    return text


def style_of(text):
    style = Style.PLAIN
    changed = True
    while changed:
        changed = False
        for flag, mark in MARKS.items():
            if len(text) > 2 * len(mark) and text.startswith(mark) and text.endswith(mark):
                text = text[len(mark):-len(mark)]
                style |= flag
                changed = True
    return text, style


def main():
    title = render("Größe", Style.STRONG | Style.ITALIC)
    print(title)
    text, style = style_of(title)
    print(text, int(style), Style.STRONG in style, Style.ITALIC in style)
    for value in range(8):
        print(value, render("a", Style(value)), end="; ")
    print()
    print(style_of("**x"), style_of("_~y~_")[1] == Style.ITALIC | Style.UNDER)


if __name__ == "__main__":
    main()
