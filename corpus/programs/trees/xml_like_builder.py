from contextlib import contextmanager
import html


class Builder:
    def __init__(self):
        self.lines = []
        self.open_tags = []

    @contextmanager
    def tag(self, name, **attributes):
        extra = "".join(f' {k.rstrip("_")}="{html.escape(v)}"' for k, v in attributes.items())
        self._write(f"<{name}{extra}>")
        self.open_tags.append(name)
        yield self
        self.open_tags.pop()
        self._write(f"</{name}>")

    def text(self, words):
        self._write(html.escape(words))

    def _write(self, line):
        self.lines.append("  " * len(self.open_tags) + line)

    def result(self):
        return "\n".join(self.lines)


b = Builder()
with b.tag("ul", class_="menu"):
    for dish, price in {"Fish & chips": "8.50", "Soup <hot>": "4.00"}.items():
        with b.tag("li", title=f'"{dish}"'):
            b.text(dish)
            b.text(price)
print(b.result())

broken = Builder()
try:
    with broken.tag("table"):
        with broken.tag("tr"):
            raise RuntimeError("no rows")
except RuntimeError as e:
    print(e, "- still open:", broken.open_tags)
print(len(b.lines), len(broken.lines))
