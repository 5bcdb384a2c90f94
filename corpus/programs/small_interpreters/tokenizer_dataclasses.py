import re
from dataclasses import dataclass
from enum import Enum
from typing import Iterator


class Kind(Enum):
    NUMBER = r"\d+(?:\.\d+)?"
    NAME = r"[a-z_]\w*"
    STRING = r"'[^']*'"
    SYMBOL = r"[-+*/()=<>,]"
    SPACE = r"\s+"


@dataclass(frozen=True)
class Token:
    kind: Kind
    text: str
    column: int

    def __str__(self):
        return f"{self.kind.name.lower()}:{self.text}"


PATTERN = re.compile("|".join(f"(?P<{k.name}>{k.value})" for k in Kind))


def tokenize(line: str) -> Iterator[Token]:
    position = 0
    while position < len(line):
        match = PATTERN.match(line, position)
        if match is None:
            raise SyntaxError(f"column {position + 1}: {line[position]!r}")
        kind = Kind[match.lastgroup]
        if kind is not Kind.SPACE:
            yield Token(kind, match.group(), position + 1)
        position = match.end()


def main():
    for line in ("area = 3.5 * width_2", "say('hi there', x)", "a ? b", ""):
        try:
            tokens = list(tokenize(line))
        except SyntaxError as e:
            print(f"{line!r}: {e}")
        else:
            print(" ".join(map(str, tokens)) or "(nothing)")
    first, *_, last = tokenize("x=10")
    print(first.column, last.column, last == Token(Kind.NUMBER, "10", 3))
    counts = {}
    for t in tokenize("f(1, 2) + f(x)"):
        counts[t.kind.name] = counts.get(t.kind.name, 0) + 1
    print(counts)


if __name__ == "__main__":
    main()
