import re

TOKEN = re.compile(r"(<for \w+ in \w+>|<end>|\$[\w.]+)")


def lookup(path, scope):
    value = scope
    for name in path.split("."):
        value = value[name] if isinstance(value, dict) else getattr(value, name)
    return value


def parse(tokens):
    nodes = []
    for token in tokens:
        if token == "<end>":
            return nodes
        if token.startswith("<for"):
            _, name, _, source = token.strip("<>").split()
            nodes.append(("for", name, source, parse(tokens)))
        elif token.startswith("$"):
            nodes.append(("value", token[1:]))
        elif token:
            nodes.append(("text", token))
    return nodes


def render(nodes, scope):
    out = ""
    for kind, *rest in nodes:
        if kind == "text":
            out += rest[0]
        elif kind == "value":
            out += str(lookup(rest[0], scope))
        else:
            name, source, body = rest
            for item in lookup(source, scope):
                out += render(body, {**scope, name: item})
    return out


def main():
    text = "Order $nr:<for line in lines> $line.n x $line.what;<end> thanks, $who."
    tree = parse(iter(TOKEN.split(text)))
    print(tree)
    print(render(tree, {"nr": 71, "who": "Ülo", "lines": [{"n": 2, "what": "nuts"}, {"n": 1, "what": "cake"}]}))
    nested = parse(iter(TOKEN.split("<for r in rows><for c in cols>$r$c <end>/<end>")))
    print(render(nested, {"rows": "ab", "cols": [1, 2]}))
    print(render(parse(iter(TOKEN.split("$z.real $z.imag"))), {"z": 3 - 4j}))


if __name__ == "__main__":
    main()
