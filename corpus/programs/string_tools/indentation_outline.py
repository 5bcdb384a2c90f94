NOTES = """
groceries
    fruit
        apples
        pears
    bread
work
    call Jens
        about the invoice
    mail
"""


class Node:
    def __init__(self, text, parent=None):
        self.text = text
        self.parent = parent
        self.children = []
        if parent is not None:
            parent.children.append(self)

    @property
    def depth(self):
        return 0 if self.parent is None else self.parent.depth + 1

    def numbered(self, prefix=""):
        for i, child in enumerate(self.children, 1):
            label = f"{prefix}{i}"
            yield f"{label} {child.text}"
            yield from child.numbered(label + ".")


def parse(text, step=4):
    root = last = Node("root")
    for line in text.strip().splitlines():
        level = (len(line) - len(line.lstrip())) // step + 1
        while last.depth >= level:
            last = last.parent
        last = Node(line.strip(), last)
    return root


root = parse(NOTES)
print("\n".join(root.numbered()))
print([c.text for c in root.children], len(list(root.numbered())))
deep = root.children[1].children[0].children[0]
trail = []
node = deep
while node.parent:
    trail.insert(0, node.text)
    node = node.parent
print(" / ".join(trail), deep.depth)
