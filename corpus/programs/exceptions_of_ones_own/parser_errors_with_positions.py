class ParseError(Exception):
    def __init__(self, message, line, column):
        super().__init__(message)
        self.line, self.column = line, column

    def __str__(self):
        return f"{self.line}:{self.column}: {self.args[0]}"


class Unexpected(ParseError):
    def __init__(self, char, *where):
        super().__init__(f"unexpected {char!r}", *where)


def tokens(text):
    for line, content in enumerate(text.split("\n"), 1):
        column = 0
        while column < len(content):
            c = content[column]
            if c.isspace():
                column += 1
            elif c.isalpha():
                end = column
                while end < len(content) and content[end].isalnum():
                    end += 1
                yield content[column:end]
                column = end
            elif c in "=;":
                yield c
                column += 1
            else:
                raise Unexpected(c, line, column + 1)


for text in ("a = b1;", "x\n y = ?", "ok"):
    seen = []
    try:
        for t in tokens(text):
            seen.append(t)
    except ParseError as e:
        print(e, e.args, seen)
    else:
        print(seen)
print(issubclass(Unexpected, ParseError), str(ParseError("eof", 9, 1)))
