import re

TOKEN = re.compile(r"\{(/?)(b|i|u)\}")


def render(text):
    """Turn {b}..{/b} marks into a list of (style, text)."""
    style = set()
    pos = 0
    out = []
    for m in TOKEN.finditer(text):
        if m.start() > pos:
            out.append(("".join(sorted(style)), text[pos:m.start()]))
        closing, letter = m.groups()
        if closing:
            style.discard(letter)
        else:
            style.add(letter)
        pos = m.end()
    if pos < len(text):
        out.append(("".join(sorted(style)), text[pos:]))
    return out, style


def shout(spans):
    parts = []
    for style, words in spans:
        if "b" in style:
            words = words.upper()
        if "u" in style:
            words = words.replace(" ", "_")
        parts.append(words)
    return "".join(parts)


spans, open_styles = render("a {b}bold {u}and under{/b} lined{/u} end {i}odd")
for span in spans:
    print(span)
print(shout(spans))
print("left open:", open_styles)
empty, nothing = render("")
print(empty, nothing)
