from html.parser import HTMLParser


class Outline(HTMLParser):
    VOID = {"br", "img", "hr"}

    def __init__(self):
        super().__init__()
        self.path = []
        self.problems = []
        self.texts = []

    def handle_starttag(self, tag, attrs):
        if tag not in self.VOID:
            self.path.append(tag)
        for name, value in attrs:
            if name == "onclick":
                self.problems.append(f"inline script on <{tag}>")

    def handle_endtag(self, tag):
        if tag not in self.path:
            self.problems.append(f"</{tag}> was never opened")
            return
        while (last := self.path.pop()) != tag:
            self.problems.append(f"<{last}> not closed before </{tag}>")

    def handle_data(self, data):
        if data.strip():
            self.texts.append((">".join(self.path), data.strip()))


def inspect(markup):
    parser = Outline()
    parser.feed(markup)
    parser.close()
    for tag in reversed(parser.path):
        parser.problems.append(f"<{tag}> still open at the end")
    return parser


def main():
    page = '<div><h1>Tuna &amp; Co</h1><p onclick="x()">Fresh <b>daily<br></p></span><ul><li>'
    seen = inspect(page)
    for path, text in seen.texts:
        print(f"{path:<10}| {text}")
    for p in seen.problems:
        print("!", p)
    print(inspect("<p>ok</p>").problems)


main()
