from textwrap import indent


class Node:
    count = 0

    def __init__(self, label, shape="box"):
        self.key = f"n{Node.count}"
        Node.count += 1
        self.label, self.shape = label, shape
        self.out = []

    def to(self, other, text=""):
        self.out.append((other, text))
        return other

    def dot(self):
        lines = [f'{self.key} [label="{self.label}", shape={self.shape}];']
        for other, text in self.out:
            tail = f' [label="{text}"]' if text else ""
            lines.append(f"{self.key} -> {other.key}{tail};")
        return "\n".join(lines)


def export(name, *nodes):
    body = "\n".join(n.dot() for n in nodes)
    return "digraph %s {\n%s\n}" % (name, indent(body, "    "))


def main():
    start = Node("start", shape="circle")
    ask = Node("paid?", "diamond")
    ship, wait = Node("ship"), Node("remind\\nclient")
    start.to(ask).to(ship, "yes")
    ask.to(wait, "no").to(ask)
    text = export("orders", start, ask, ship, wait)
    print(text)
    print(text.count("->"), "arrows")


main()
