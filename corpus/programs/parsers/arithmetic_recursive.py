import re


class Parser:
    """expr = term (+|- term)*; term = factor (*|/ factor)*; factor = number | ( expr ) | - factor"""

    def __init__(self, text):
        self.tokens = re.findall(r"\d+\.?\d*|[-+*/()]", text)
        self.pos = 0

    def peek(self):
        return self.tokens[self.pos] if self.pos < len(self.tokens) else None

    def take(self):
        token = self.peek()
        self.pos += 1
        return token

    def expr(self):
        value = self.term()
        while self.peek() in ("+", "-"):
            if self.take() == "+":
                value += self.term()
            else:
                value -= self.term()
        return value

    def term(self):
        value = self.factor()
        while self.peek() in ("*", "/"):
            if self.take() == "*":
                value *= self.factor()
            else:
                value /= self.factor()
        return value

    def factor(self):
        token = self.take()
        if token == "(":
            value = self.expr()
            self.take()
            return value
        if token == "-":
            return -self.factor()
        return float(token)


def main():
    for text in ("2 + 3 * 4", "(2 + 3) * -4", "10 / 4 - 1"):
        print(text, "=", Parser(text).expr())
    parser = Parser("1 + 2 )")
    print(parser.expr(), parser.peek())
    try:
        print(Parser("8 / (4 - 4)").expr())
    except ZeroDivisionError as e:
        print("error:", e)
    print(Parser("3 +").expr())


if __name__ == "__main__":
    main()
