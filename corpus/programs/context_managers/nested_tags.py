class Html:
    def __init__(self):
        self.lines = []
        self.depth = 0

    def line(self, text):
        self.lines.append("  " * self.depth + text)

    def tag(self, name, **attrs):
        return Tag(self, name, attrs)

    def __str__(self):
        return "\n".join(self.lines)


class Tag:
    def __init__(self, doc, name, attrs):
        self.doc, self.name = doc, name
        self.attrs = "".join(f' {k}="{v}"' for k, v in attrs.items())

    def __enter__(self):
        self.doc.line(f"<{self.name}{self.attrs}>")
        self.doc.depth += 1

    def __exit__(self, *_):
        self.doc.depth -= 1
        self.doc.line(f"</{self.name}>")


def table(doc, rows):
    with doc.tag("table", border=1):
        for row in rows:
            with doc.tag("tr"):
                doc.line("".join(f"<td>{c}</td>" for c in row))


def main():
    doc = Html()
    with doc.tag("body"), doc.tag("div", id="x1"):
        doc.line("Prices")
        table(doc, [("tea", 2), ("cake", 4)])
    print(doc)
    print(len(doc.lines), doc.depth)


if __name__ == "__main__":
    main()
