import re

RULES = [
    (r"\*\*(.+?)\*\*", "<b>{}</b>"),
    (r"\*(.+?)\*", "<i>{}</i>"),
    (r"`(.+?)`", "<code>{}</code>"),
    (r"\[(.+?)\]\((.+?)\)", '<a href="{1}">{0}</a>'),
]


def inline(text):
    for pattern, template in RULES:
        text = re.sub(pattern, lambda m: template.format(*m.groups()), text)
    return text


def blocks(source):
    items = []
    for line in source.splitlines() + [""]:
        if line.startswith("- "):
            items.append(inline(line[2:]))
            continue
        if items:
            yield "<ul>" + "".join(f"<li>{i}</li>" for i in items) + "</ul>"
            items = []
        if line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            yield f"<h{level}>{inline(line[level:].strip())}</h{level}>"
        elif line:
            yield f"<p>{inline(line)}</p>"


page = """# Häuser *und* Höfe
Call `open()` **now** or [ask](mailto:x@y.z).
- one
- **two** and *three*
## Done"""
html = list(blocks(page))
print("\n".join(html))
print(len(html), inline("2 * 3 * 4"), inline("**a** **b**"))
print(list(blocks("- last")))
