import re
from html import escape

text = """# Shopping & more

Buy *two* lemons and **one** loaf.
- milk < 2 l
- `eggs`

Done."""

inline = [
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*(.+?)\*"), r"<i>\1</i>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
]

lines = []
in_list = False
for line in map(escape, text.splitlines()):
    for pattern, replacement in inline:
        line = pattern.sub(replacement, line)
    is_item = line.startswith("- ")
    if is_item and not in_list:
        lines.append("<ul>")
    if not is_item and in_list:
        lines.append("</ul>")
    in_list = is_item
    if is_item:
        line = f"<li>{line[2:]}</li>"
    elif line.startswith("# "):
        line = f"<h1>{line[2:]}</h1>"
    elif line:
        line = f"<p>{line}</p>"
    else:
        continue
    lines.append(line)

print("\n".join(lines))
print(sum(l.startswith("<li>") for l in lines), "items")
