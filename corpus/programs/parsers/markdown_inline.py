import re

RULES = [
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*(.+?)\*"), r"<i>\1</i>"),
    (re.compile(r"\[([^\]]+)\]\(([^)]+)\)"), r'<a href="\2">\1</a>'),
]


def inline(text):
    for pattern, html in RULES:
        text = pattern.sub(html, text)
    return text


def blocks(source):
    items = []
    for line in source.strip().split("\n"):
        if line.startswith("- "):
            items.append(f"<li>{inline(line[2:])}</li>")
            continue
        if items:
            yield "<ul>" + "".join(items) + "</ul>"
            items = []
        if line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            yield f"<h{level}>{inline(line[level:].strip())}</h{level}>"
        elif line:
            yield f"<p>{inline(line)}</p>"


def main():
    source = """
# Trip to *Porto*
Pack **light**, see [map](m.html).

- run `pip`
- buy **two *warm* socks**
## End
- forgotten item
"""
    html = list(blocks(source))
    print("\n".join(html))
    print(len(html), sum(h.count("<b>") for h in html))
    text = re.sub(r"<[^>]+>", "", html[0])
    print(text, inline("2 * 3 * 4"), inline("`**no**`"))


main()
