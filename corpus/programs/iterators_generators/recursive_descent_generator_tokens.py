def tokens(text):
    number = ""
    for c in text + " ":
        if c.isdigit():
            number += c
            continue
        if number:
            yield int(number)
            number = ""
        if not c.isspace():
            yield c
    while True:
        yield None


class Parser:
    def __init__(self, text):
        self.tokens = tokens(text)
        self.now = next(self.tokens)

    def advance(self):
        old, self.now = self.now, next(self.tokens)
        return old

    def sum(self):
        total = self.product()
        while self.now in ("+", "-"):
            if self.advance() == "+":
                total += self.product()
            else:
                total -= self.product()
        return total

    def product(self):
        value = self.atom()
        while self.now == "*":
            self.advance()
            value *= self.atom()
        return value

    def atom(self):
        match self.advance():
            case int(n):
                return n
            case "(":
                inner = self.sum()
                if self.advance() != ")":
                    raise SyntaxError("missing )")
                return inner
            case "-":
                return -self.atom()
            case other:
                raise SyntaxError(f"unexpected {other!r}")


for text in ("2+3*4", "-(1-5)*2", "(1", "*"):
    try:
        print(text, "=", Parser(text).sum())
    except SyntaxError as e:
        print(text, "->", e)
