from html import escape
from contextlib import contextmanager

rows = [("<b>bold</b>", 3), ("Fish & Chips", 12), ('"quoted"', None)]


class Html:
    def __init__(self):
        self.parts = []
        self.level = 0

    @contextmanager
    def tag(self, name, **attributes):
        attrs = "".join(f' {k.rstrip("_")}="{escape(str(v))}"' for k, v in attributes.items())
        self.line(f"<{name}{attrs}>")
        self.level += 1
        yield
        self.level -= 1
        self.line(f"</{name}>")

    def line(self, text):
        self.parts.append("  " * self.level + text)

    def cell(self, value, kind="td"):
        text = "&mdash;" if value is None else escape(str(value))
        self.line(f"<{kind}>{text}</{kind}>")


def main():
    h = Html()
    with h.tag("table", class_="list wide", title='a "test"'):
        with h.tag("tr"):
            for title in ("what", "how many"):
                h.cell(title, kind="th")
        for i, row in enumerate(rows):
            with h.tag("tr", class_="odd" if i % 2 else "even"):
                for value in row:
                    h.cell(value)
    print("\n".join(h.parts))
    print(len(h.parts), h.level, sum("<td>" in p for p in h.parts))
    try:
        with h.tag("p"):
            h.line(1 / 0)
    except ZeroDivisionError:
        print("level is now", h.level)


main()
