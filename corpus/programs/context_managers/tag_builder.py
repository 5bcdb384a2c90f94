from contextlib import contextmanager


class Html:
    def __init__(self):
        self.lines = []
        self.level = 0

    def add(self, text):
        self.lines.append("  " * self.level + text)

    @contextmanager
    def tag(self, name, **attrs):
        attributes = "".join(f' {k.rstrip("_")}="{v}"' for k, v in attrs.items())
        self.add(f"<{name}{attributes}>")
        self.level += 1
        yield self
        self.level -= 1
        self.add(f"</{name}>")


page = Html()
with page.tag("ul", class_="menu"):
    for title in ("Home", "About"):
        with page.tag("li"):
            page.add(title)
    with page.tag("li", id="last") as p:
        p.add("Contact")
print(*page.lines, sep="\n")
print(page.level, len(page.lines))
