PAIRS = {")": "(", "]": "[", "}": "{"}


class BracketError(Exception):
    def __init__(self, text, at, message):
        super().__init__(message)
        self.text, self.at = text, at

    def show(self):
        return f"{self.text}\n{' ' * self.at}^ {self}"


def check(text):
    stack = []
    deepest = 0
    for i, c in enumerate(text):
        if c in PAIRS.values():
            stack.append((c, i))
            deepest = max(deepest, len(stack))
        elif c in PAIRS:
            if not stack:
                raise BracketError(text, i, "nothing is open")
            opened, at = stack.pop()
            if opened != PAIRS[c]:
                raise BracketError(text, i, f"closes the {opened} of {at}")
    if stack:
        raise BracketError(text, stack[-1][1], "is never closed")
    return deepest


for text in ("a[b(c)]", "(x]", "{()", ")", ""):
    try:
        print(repr(text), check(text))
    except BracketError as e:
        print(e.show())
