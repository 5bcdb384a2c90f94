class Source:
    def __init__(self, text):
        self.text = text.replace(" ", "")
        self.at = 0

    @property
    def here(self):
        return self.text[self.at] if self.at < len(self.text) else ""

    def eat(self, wanted):
        if self.here != wanted:
            raise ValueError(f"{wanted!r} expected at {self.at}, not {self.here!r}")
        self.at += 1


def value(src):
    if src.here == "[":
        return sequence(src)
    start = src.at
    while src.here.isdigit():
        src.at += 1
    if start == src.at:
        raise ValueError(f"number expected at {start}")
    return int(src.text[start:src.at])


def sequence(src):
    src.eat("[")
    items = []
    while src.here != "]":
        items.append(value(src))
        if src.here != "]":
            src.eat(",")
    src.eat("]")
    return items


def depth(v):
    return 1 + max(map(depth, v), default=0) if isinstance(v, list) else 0


for text in ("[1, [20, 3], []]", "[[[]]]", "[1 2]", "[1;2]", "[,]"):
    try:
        v = value(Source(text))
        print(v, depth(v))
    except ValueError as e:
        print(text, "-", e)
