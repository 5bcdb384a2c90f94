"""Reads a statement of one line as a row of tokens and brackets, and finds where new lines may begin in it."""
import ast
import re

TOKEN = re.compile(
    r"""(\s*)((?i:[rbuf]{0,2})(?:'{3}.*?'{3}|"{3}.*?"{3}|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?:\d[\w.]*|\.\d\w*)"""
    r"""(?:(?<=[eE])[-+]\d+)?|[^\W\d]\w*|\.\.\.|(?:\*\*|//|<<|>>|[-+*/%@&|^<>=!:])=|\*\*|//|<<|>>|->|\S)"""
)
CLOSING = {"(": ")", "[": "]", "{": "}"}
WORDS = frozenset("and or not in is if else for lambda return assert raise yield await async elif while".split())
# Operators from the loosest to the tightest.
OPERATORS = (
    ("or",), ("and",), ("in", "is", "<", ">", "==", "!=", "<=", ">="), ("|",), ("^",), ("&",), ("<<", ">>"),
    ("+", "-"), ("*", "/", "//", "%", "@"),
)  # fmt: skip
ASSIGNS = re.compile(r"(?:\*\*|//|<<|>>|[-+*/%@&|^])?=")
HEADED = (ast.If, ast.While, ast.For)


class Group:
    """Brackets and their contents. `gap`: the blanks before the opening bracket; `end`: those before the closing one;
    `of`: whether a value stands right before the brackets, which is called or indexed."""

    def __init__(self, gap, text, of=False):
        self.gap, self.text, self.of, self.inside, self.end = gap, text, of, [], ""


def read(code):
    """The tokens of code as (blanks before it, text), brackets as Groups; None if the code cannot be read."""
    row, around = [], []
    for match in TOKEN.finditer(code):
        gap, text = match.groups()
        if text in CLOSING:
            group = Group(gap, text, bool(row) and is_operand(row[-1]))
            row.append(group)
            around.append((row, text))
            row = group.inside
        elif text in ")]}":
            if not around or CLOSING[around[-1][1]] != text:
                return None
            row = around.pop()[0]
            row[-1].end = gap
        elif text in "#\\;`$?!":
            return None
        else:
            row.append((gap, text))
    return None if around else row


def gap_of(element):
    return element.gap if isinstance(element, Group) else element[0]


def text_at(row, at):
    return row[at][1] if 0 <= at < len(row) and isinstance(row[at], tuple) else ""


def is_operand(element):
    return isinstance(element, Group) or (
        element[1] not in WORDS and (element[1][-1].isalnum() or element[1][-1] in "_'\"")
    )


def places(row):
    """The kind of a row (items, chain, operator, …), and where a new line may begin in it."""
    words = [text_at(row, at) for at in range(len(row))]
    if "for" in words:
        first = words.index("for")
        return "for", [at for at in range(first, len(words)) if words[at] in ("for", "if") and words[at - 1] != "async"]
    commas, within = [], False
    for at, word in enumerate(words):
        within = (within or word == "lambda") and word != ":"
        if word == "," and not within:
            commas.append(at + 1)
    if commas:
        return "items", [at for at in commas if at < len(words)]
    if "lambda" in words or ":=" in words or ":" in words or "=" in words or "yield" in words:
        return "", []
    if "if" in words:
        return "if", [at for at, word in enumerate(words) if word in ("if", "else")]
    for signs in OPERATORS:
        found = [at for at, word in enumerate(words) if word in signs and at and is_operand(row[at - 1])]
        # `not in` begins with its first word.
        found += [
            at for at, word in enumerate(words) if word == "not" and at and words[at + 1] == "in" and "in" in signs
        ]
        if found:
            return "operator", sorted(found)
    dots = [
        at
        for at, word in enumerate(words)
        if word == "." and at and at + 2 < len(row) and isinstance(row[at + 2], Group) and row[at + 2].text == "("
    ]
    return ("chain", dots) if dots else ("", [])


def is_worth(group):
    """Whether a bracket holds several things that may stand on lines of their own, and is not an index."""
    kind, found = places(group.inside)
    return (
        bool(found)
        and not (group.of and group.text == "[")
        and (kind in ("items", "for", "if") or len(group.inside) > 4)
    )


def parted(node, line):
    """(text before it, the statement's main expression as a row, text behind it, whether brackets may be put around the
    expression), or None."""
    row = read(line.strip())
    if not row:
        return None
    words = [text_at(row, at) for at in range(len(row))]
    first, end, around = 0, len(row), True
    if isinstance(node, HEADED):
        if words[-1] != ":":
            return None
        first, end = words.index("in") + 1 if isinstance(node, ast.For) else 1, len(row) - 1
    elif isinstance(node, ast.Assert):
        first, end = 1, words.index(",") if "," in words else len(row)
    elif isinstance(node, (ast.Return, ast.Raise)):
        first, around = 1, isinstance(node, ast.Return)
    elif isinstance(node, ast.Expr):
        around = False
    else:
        first = max((at + 1 for at, word in enumerate(words) if ASSIGNS.fullmatch(word)), default=end)
    if first >= end or "yield" in words or "await" in words:
        return None
    return plain(row[:first]), row[first:end], plain(row[end:]), around


def plain(row):
    """The original text of a row."""
    return "".join(
        gap_of(each)
        + (each.text + plain(each.inside) + each.end + CLOSING[each.text] if isinstance(each, Group) else each[1])
        for each in row
    )
