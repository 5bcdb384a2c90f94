import re


class ParseError(Exception):
    pass


class Calculator:
    TOKEN = re.compile(r"\s*(?:(\d+\.?\d*)|(.))")

    def __init__(self, text):
        self.tokens = [n or op for n, op in self.TOKEN.findall(text)]
        self.pos = 0

    def peek(self):
        return self.tokens[self.pos] if self.pos < len(self.tokens) else ""

    def take(self):
        token = self.peek()
        self.pos += 1
        return token

    def expression(self):
        value = self.term()
        while self.peek() in ("+", "-"):
            value = value + self.term() if self.take() == "+" else value - self.term()
        return value

    def term(self):
        value = self.factor()
        while self.peek() in ("*", "/"):
            value = value * self.factor() if self.take() == "*" else value / self.factor()
        return value

    def factor(self):
        token = self.take()
        if token == "-":
            return -self.factor()
        if token == "(":
            value = self.expression()
            if self.take() != ")":
                raise ParseError("missing )")
            return value
        try:
            return float(token)
        except ValueError:
            raise ParseError(f"unexpected {token!r}") from None


def main():
    for text in ["2 + 3 * 4", "(2+3)*4", "-(1 - 3) / 4", "10/(5-5)", "7 +", "(8"]:
        try:
            print(f"{text} = {Calculator(text).expression():g}")
        except (ParseError, ZeroDivisionError) as e:
            print(f"{text} ! {e}")


if __name__ == "__main__":
    main()
