import re
from typing import NamedTuple


class Token(NamedTuple):
    kind: str
    text: str
    line: int
    column: int


SPEC = [
    ("NUMBER", r"\d+(\.\d+)?"),
    ("NAME", r"[A-Za-z_]\w*"),
    ("STRING", r'"[^"\n]*"'),
    ("OP", r"[=+\-*/();]"),
    ("NEWLINE", r"\n"),
    ("SKIP", r"[ \t]+|//.*"),
    ("MISMATCH", r"."),
]
MASTER = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in SPEC))
KEYWORDS = {"let", "print"}


def tokenize(source):
    line, start = 1, 0
    for m in MASTER.finditer(source):
        kind, text = m.lastgroup, m.group()
        if kind == "NEWLINE":
            line, start = line + 1, m.end()
        elif kind == "MISMATCH":
            raise SyntaxError(f"{text!r} on line {line}, column {m.start() - start + 1}")
        elif kind != "SKIP":
            if text in KEYWORDS:
                kind = text.upper()
            yield Token(kind, text, line, m.start() - start + 1)


def main():
    source = 'let x = 3.5; // start\nprint("a b");\nx = x * (y_1)'
    tokens = list(tokenize(source))
    for t in tokens[:5]:
        print(*t)
    print(len(tokens), [t.text for t in tokens if t.line == 2])
    names = {t.text for t in tokens if t.kind == "NAME"}
    print(sorted(names), tokens[-1])
    try:
        list(tokenize("a = 1\nb = §"))
    except SyntaxError as e:
        print("syntax error:", e)


main()
