class Node:
    def accept(self, visitor):
        method = getattr(visitor, "visit_" + type(self).__name__.lower(), visitor.default)
        return method(self)


class Text(Node):
    def __init__(self, text):
        self.text = text


class Bold(Node):
    def __init__(self, *children):
        self.children = children


class Image(Node):
    def __init__(self, name):
        self.name = name


class Page(Bold):
    pass


class Visitor:
    def default(self, node):
        return ""

    def all(self, nodes):
        return "".join(n.accept(self) for n in nodes)


class Html(Visitor):
    def visit_text(self, node):
        return node.text.replace("<", "&lt;")

    def visit_bold(self, node):
        return f"<b>{self.all(node.children)}</b>"

    def visit_image(self, node):
        return f'<img src="{node.name}">'

    def visit_page(self, node):
        return f"<p>{self.all(node.children)}</p>"


class Plain(Visitor):
    def __init__(self):
        self.words = 0

    def visit_text(self, node):
        self.words += len(node.text.split())
        return node.text

    def visit_page(self, node):
        return self.all(node.children)

    visit_bold = visit_page


def main():
    page = Page(Text("2 < 3 is "), Bold(Text("really "), Bold(Text("true"))), Image("proof.png"))
    print(page.accept(Html()))
    plain = Plain()
    print(page.accept(plain), plain.words)
    print(repr(Image("x").accept(plain)), Page().accept(Html()))


main()
