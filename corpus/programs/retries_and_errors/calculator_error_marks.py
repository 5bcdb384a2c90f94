import re


class CalcError(Exception):
    def __init__(self, message, position):
        super().__init__(message)
        self.position = position


def evaluate(text):
    tokens = [(m.group(), m.start()) for m in re.finditer(r"\d+|\S", text)]
    i = 0

    def number():
        nonlocal i
        if i >= len(tokens):
            raise CalcError("number expected", len(text))
        token, at = tokens[i]
        i += 1
        if not token.isdigit():
            raise CalcError(f"number expected, not {token}", at)
        return int(token)

    value = number()
    while i < len(tokens):
        op, at = tokens[i]
        i += 1
        other = number()
        if op == "+":
            value += other
        elif op == "-":
            value -= other
        elif op == "/":
            if other == 0:
                raise CalcError("division by zero", at)
            value //= other
        else:
            raise CalcError(f"what is {op}?", at)
    return value


def main():
    for text in ["12 + 30 - 2", "8 / 0", "3 + + 4", "5 ^ 2", "7 -"]:
        try:
            print(text, "=", evaluate(text))
        except CalcError as e:
            print(text)
            print(" " * e.position + "^", e)


main()
