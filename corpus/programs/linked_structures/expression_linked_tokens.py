class Token:
    def __init__(self, text, prev=None):
        self.text = text
        self.prev = prev
        self.next = None
        if prev:
            prev.next = self

    @property
    def number(self):
        return int(self.text)


def tokens(source):
    first = last = None
    for text in source.split():
        last = Token(text, last)
        first = first or last
    return first


def collapse(first, operators):
    t = first
    while t:
        if t.text in operators:
            a, b = t.prev.number, t.next.number
            value = {"*": a * b, "+": a + b, "-": a - b}[t.text]
            left = t.prev
            left.text = str(value)
            left.next = t.next.next
            if left.next:
                left.next.prev = left
            t = left
        t = t.next


def evaluate(source):
    first = tokens(source)
    collapse(first, "*")
    collapse(first, "+-")
    return first.number


for source in ("2 + 3 * 4", "2 * 3 - 4 * 5 + 1", "7"):
    print(source, "=", evaluate(source))
print(evaluate("1 + x"))
