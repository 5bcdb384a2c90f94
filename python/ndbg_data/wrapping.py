"""Wraps statements over several lines, as people and formatters do.

A statement is read as a row of tokens with brackets in it. A line may break anywhere within brackets. So only added
brackets and trailing commas could change what the code means; a source whose meaning would change is left as it was.
"""
import ast
from collections import Counter
from itertools import accumulate

from .token_rows import CLOSING, HEADED, Group, gap_of, is_worth, parted, places, text_at

STATEMENTS = (
    ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Assert, ast.Raise, ast.If, ast.While, ast.For,
)  # fmt: skip
# How brackets are laid out, by the kind of their contents, with weights. `black`: each item on a line of its own, and
# the brackets too; `hugged`: all items on one line between the brackets' lines; `aligned`: the first item beside the
# bracket, the others below it; `hanging`: the others indented; `filled`: several items on a line below the bracket, and
# the closing bracket behind the last.
STYLES = {
    "items": (("black", 46), ("hugged", 12), ("aligned", 16), ("hanging", 4), ("filled", 16)),
    "for": (("black", 52), ("hugged", 16), ("aligned", 16), ("hanging", 8), ("filled", 6)),
    "if": (("black", 62), ("hugged", 10), ("aligned", 14), ("hanging", 10), ("filled", 2)),
    "operator": (("black", 54), ("hugged", 10), ("aligned", 18), ("hanging", 14), ("filled", 4)),
    "chain": (("black", 84), ("hanging", 10), ("hugged", 6)),
    "": (("hugged", 1),),
}
WIDE = 44


class Layout:
    """Writes one statement. `leads`: operators stand at the beginnings of lines; `manner`: the style that most of the
    program keeps to."""

    def __init__(self, random, indent, manner, leads):
        self.random, self.indent, self.manner, self.leads = random, indent, manner, leads
        self.out, self.column = [], 0

    def put(self, text):
        self.out.append(text)
        self.column += len(text)

    def line(self, column, sign=""):
        self.out.append(f"{sign}\n{' ' * column}")
        self.column = column

    def style(self, kind):
        styles = STYLES[kind]
        if self.manner in dict(styles) and self.random() < 0.6:
            return self.manner
        ends = list(accumulate(weight for _, weight in styles))
        draw = self.random() * ends[-1]
        return next(style for (style, _), end in zip(styles, ends) if draw < end)

    def write(self, row, indent, breaks=(), column=0, deep=0.0, gap=False, sign=""):
        """Writes a row with new lines at `breaks`; `deep`: the chance that each bracket in it is wrapped, too."""
        for at, element in enumerate(row):
            if at in breaks:
                self.line(column, sign)
            elif at or gap:
                self.put(gap_of(element))
            if not isinstance(element, Group):
                self.put(element[1])
            elif element.inside and self.random() < (
                deep if is_worth(element) else 0 if element.of and element.text == "[" else deep * 0.05
            ):
                self.opened(element, indent)
            else:
                self.put(element.text)
                self.write(element.inside, indent, deep=deep * 0.6, gap=True)
                self.put(element.end + CLOSING[element.text])

    def begins(self, row, kind, found):
        """Chooses where lines begin, among the places where they may."""
        if kind == "operator" and not self.leads:
            found = [
                at + (2 if text_at(row, at + 1) in ("in", "not") and text_at(row, at) in ("not", "is") else 1)
                for at in found
            ]
        if kind == "chain" and len(found) > 1 and self.random() < 0.75:
            found = found[1:]
        if kind == "for" and len(found) > 1 and self.random() < 0.2:
            found = [at for at in found if text_at(row, at) == "for"]
        return found

    def opened(self, group, indent):
        """Writes a bracket over several lines."""
        row = group.inside
        kind, found = places(row)
        found = self.begins(row, kind, found)
        style = "hugged" if not found or (group.of and group.text == "[" and kind != "items") else self.style(kind)
        if style in ("aligned", "hanging") and self.column > WIDE:
            style = "black"
        # A comma may follow a single argument of a call; in other brackets it would make a tuple.
        comma = text_at(row, len(row) - 1) != "," and (
            kind == "items" or (kind != "for" and group.of and group.text == "(" and self.random() < 0.2)
        )
        step, deep = indent + 4, self.random() * 0.5
        self.put(group.text)
        if style in ("black", "hugged"):
            self.line(step)
            if style == "black" and kind == "items":
                self.items(row, [0, *found, len(row)], step, deep)
            else:
                self.write(row, step, found if style == "black" else (), step, deep if style == "black" else deep * 0.5)
            if comma and (style == "black" or kind != "items") and self.random() < 0.85:
                self.put(",")
            self.line(indent)
        elif style == "filled":
            self.line(step)
            self.write(row, step, [at for at in found if self.random() < 0.5], step, deep * 0.5)
            if self.random() < 0.4:
                self.line(indent)
        else:
            column = self.column if style == "aligned" else indent + (4 if self.random() < 0.6 else 8)
            some = found if self.random() < 0.7 else [at for at in found if self.random() < 0.6] or found[-1:]
            self.write(row, column, some, column, deep * 0.4)
        self.put(CLOSING[group.text])

    def items(self, row, ends, column, deep):
        """Writes one item a line; a long item may itself take several lines."""
        for nth, (first, end) in enumerate(zip(ends, ends[1:])):
            if nth:
                self.line(column)
            part = row[first:end]
            kind, found = places(part[:-1] if text_at(part, len(part) - 1) == "," else part)
            split = kind in ("if", "operator") and len(part) > 6 and self.random() < 0.3
            self.write(part, column, self.begins(part, kind, found) if split else (), column, deep)

    def statement(self, head, row, tail, around):
        """`around`: brackets may be put around the main expression."""
        kind, found = places(row)
        self.put(" " * self.indent + head)
        gap = gap_of(row[0])
        splits = around and found and not (len(row) == 1 and isinstance(row[0], Group))
        groups = [at for at, element in enumerate(row) if isinstance(element, Group) and element.inside]
        groups = [at for at in groups if is_worth(row[at])] or [
            at for at in groups if not (row[at].of and row[at].text == "[") and self.random() < 0.4
        ]
        if splits and kind not in ("items", "for") and self.random() < 0.06:
            # Rarely with a backslash instead of brackets.
            begins = self.begins(row, kind, found)
            self.write(
                row,
                self.indent,
                begins if self.random() < 0.6 else begins[-1:],
                self.indent + (4 if self.random() < 0.6 else 8),
                gap=True,
                sign=" \\",
            )
        elif (
            splits
            and (not groups or self.random() < (0.75 if kind in ("if", "operator", "chain") else 0.25))
            or (around and not groups and len(row) > 2)
        ):
            whole = Group(gap or " ", "(")
            whole.inside = row
            self.put(whole.gap)
            self.opened(whole, self.indent)
        elif groups:
            # Usually the last of them.
            chosen = groups[-1] if self.random() < 0.7 else groups[int(self.random() * len(groups))]
            both = self.random() < 0.2
            for at, element in enumerate(row):
                self.put(gap_of(element))
                if at == chosen or (both and at in groups):
                    self.into(element, self.indent)
                else:
                    self.write([element], self.indent)
        else:
            return None
        self.put(tail)
        return "".join(self.out)

    def into(self, group, indent):
        """Wraps a bracket, or the only bracket inside it."""
        inner = [at for at, element in enumerate(group.inside) if isinstance(element, Group) and element.inside]
        if len(inner) == 1 and not places(group.inside)[1] and self.random() < 0.45:
            self.put(group.text)
            for at, element in enumerate(group.inside):
                if at:
                    self.put(gap_of(element))
                if at == inner[0]:
                    self.into(element, indent)
                else:
                    self.write([element], indent)
            self.put(CLOSING[group.text])
        else:
            self.opened(group, indent)


def alone(tree):
    """Statements that stand alone on one line, each with the number of its line; for an `if` or a loop, its header."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    begun = Counter(node.lineno for node in found)
    for node in found:
        if isinstance(node, STATEMENTS) and begun[node.lineno] == 1:
            about = node.iter if isinstance(node, ast.For) else node.test if isinstance(node, HEADED) else node
            if about.end_lineno == node.lineno and (not isinstance(node, HEADED) or node.body[0].lineno > node.lineno):
                yield node


def wrapped(source, rng, share):
    """The source with a share of its statements wrapped, or unchanged if that could not be done."""
    if "\r" in source or "\f" in source or "\t" in source:
        return source
    random, lines, tree = rng.random, source.split("\n"), ast.parse(source)
    manner, leads = STYLES["items"][int(random() * 5)][0] if random() < 0.5 else "black", random() < 0.75
    for node in sorted(alone(tree), key=lambda node: node.lineno):
        line = lines[node.lineno - 1]
        if random() >= share or len(line) - len(line.lstrip()) != node.col_offset:
            continue
        parts = parted(node, line)
        made = parts and Layout(random, node.col_offset, manner, leads if random() < 0.9 else not leads).statement(
            *parts
        )
        lines[node.lineno - 1] = made or line
    text = "\n".join(lines)
    try:
        return text if text == source or ast.dump(ast.parse(text)) == ast.dump(tree) else source
    except SyntaxError:
        return source
