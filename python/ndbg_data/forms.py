"""Forms: short pieces of code with holes, compiled once, for drills that say of what their parameters are made.

A table is text; its forms are divided by empty lines. The first line of a form is `weight | parameters`, what follows is its code; or all
stands on one line, `weight | parameters | expression`. Parameters are `name=role` or `name=role(other)`, where a role (`drawn.py`) draws
a value, with regard to the value of another parameter.

    $name        a name, the same one wherever it stands
    #0:9         a whole number of that range
    {{a ~ b}}    one of these, which may be nothing
    if a => b    b on a line of its own
"""
import ast
import re

from .syntax import walk

HOLE = re.compile(r"\{\{(.*?)\}\}(?!\})|\$(\w+)|#(-?\d+):(-?\d+)")
ROLE = re.compile(r"(\w+)=(\w+)(?:\((\w+)\))?$")


class Name(str):
    """A piece that is a name, as its table calls it."""

    __slots__ = ()


class Form:
    """roles: [(parameter, role, other parameter or None)]. stored: names that the code gives a value, which no literal can stand for.

    always: the names that stand in it whatever is chosen.
    """

    __slots__ = ("weight", "roles", "pieces", "stored", "always")

    def __init__(self, text):
        first, _, code = text.strip("\n").partition("\n")
        weight, roles, *rest = first.split(" | ", 2)
        self.weight, self.pieces = int(weight), pieces((rest[0] if rest else code).replace(" => ", ":\n    "))
        self.roles = [ROLE.match(role).groups() for role in roles.strip().split(", ")]
        self.always = {p for p in self.pieces if p.__class__ is Name}
        self.stored = set()
        for code in {plain(self.pieces, nth) for nth in range(4)}:
            tree = ast.parse("def f():\n    " + code.replace("\n", "\n    "))
            self.stored |= {n.id for n in walk(tree) if n.__class__ is ast.Name and n.ctx.__class__ is not ast.Load}


def pieces(code):
    """Text, a Name, a (low, high) range, or a list of options, pieces each."""
    found, at = [], 0
    for hole in HOLE.finditer(code):
        options, name, low, high = hole.groups()
        found.append(code[at:hole.start()])
        found.append([pieces(o.rstrip()) for o in options.split(" ~ ")] if options else Name(name) if name else (int(low), int(high)))
        at = hole.end()
    return [p for p in [*found, code[at:]] if p != ""]


def plain(made, nth):
    """The code of pieces with the nth options, to look at."""
    return "".join([p if isinstance(p, str) else str(p[0]) if p.__class__ is tuple else plain(p[nth % len(p)], nth) for p in made])


def table(text):
    """Each form as often as its weight says."""
    forms = [Form(form) for block in re.split(r"\n\s*\n", text.strip("\n")) for form in (block.split("\n") if re.match(r"\d+ \|.*\|", block) else [block])]
    return [form for form in forms for _ in range(form.weight)]
