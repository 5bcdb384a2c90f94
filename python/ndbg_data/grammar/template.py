"""Templates: lines of Python with holes, compiled once into pieces that are filled in fast.

    @            the receiver: the value that the template is about
    {i}          an expression of a type (codes: see `values`)
    {i|x}        an expression of that type made from the value named x in this template; {i|@} from the receiver
    {x=i} {x~i}  a new variable x of type i: lasting, or for the body and the template's own expressions alone
    {x:i}        a parameter of that type; {g!f} {C!t} {m!v} the name of a function, class, attribute
    {@x}         that variable again
    {~sub} {#i}  a literal in a role: text, number
    {body}       on a line of its own: one or two more statements; {ret}: a value to return early
    {{ }}        braces

The precedence that each hole asks for is worked out here, by parsing, so that parentheses stand where Python needs them.
"""
import ast
import re

from ..syntax import CHILDREN, walk

ATOM = 18
HOLE = re.compile(r"\{\{|\}\}|\{([^{}\n]*)\}|@(?![\w{])")
BINARY = {
    ast.BitOr: 8, ast.BitXor: 9, ast.BitAnd: 10, ast.LShift: 11, ast.RShift: 11, ast.Add: 12, ast.Sub: 12, ast.Mult: 13,
    ast.Div: 13, ast.FloorDiv: 13, ast.Mod: 13, ast.Pow: 15,
}
MUTATING = re.compile(
    r"@(\[[^\]]*\] *[-+*]?= |\.(append|extend|insert|pop|remove|clear|update|setdefault|popitem|add|discard|sort|reverse|\w+_update)\()|del @|@ \+= |@ = "
)
GROWING = re.compile(r"\*\*|<<|@ \* |@ \*= |@ \+ @|@ \+= @|\{s\|@\}\.join\(@\)")

# What a method needs to find in a text to have an effect, though no literal says so.
WANTS = (
    (".splitlines(", "sep", "\n"), (".expandtabs(", "sub", "\t"), ("@.strip()", "strip", " "), ("@.lstrip()", "lstrip", " "),
    ("@.rstrip()", "rstrip", " \n"), ("@.lower()", "case", "upper"), ("@.casefold()", "case", "upper"), ("@.swapcase()", "case", "mixed"),
    ("@.isdigit()", "digits", ""), ("@.isdecimal()", "digits", ""), ("@.isnumeric()", "digits", ""), ("int(@)", "digits", ""),
    ("@.isupper()", "case", "upper"), ("@.istitle()", "case", "title"), ("@.split()", "sep", " "), ("@.isspace()", "eq", "  "),
    ("isdigit", "sub", "7"), ("isupper", "sub", "Q"), ("isspace", "sub", " "),
)


class Template:
    """pieces: text, None for the receiver, or (handler name, argument, precedence asked for)."""

    __slots__ = ("pieces", "decls", "precedence", "lines", "body", "mutates", "grows", "weight", "text", "lasting", "temporary", "simple", "walrus", "wants", "fstring", "loops", "returns")


def precedence(node):
    if isinstance(node, ast.BinOp):
        return BINARY[type(node.op)]
    if isinstance(node, ast.BoolOp):
        return 4 if isinstance(node.op, ast.And) else 3
    if isinstance(node, ast.UnaryOp):
        return 5 if isinstance(node.op, ast.Not) else 14
    return {ast.Compare: 6, ast.IfExp: 2, ast.Lambda: 1, ast.NamedExpr: 0, ast.Starred: 0, ast.Tuple: 0}.get(type(node), ATOM)


def needs(tree):
    """For each placeholder name, the lowest precedence an expression may have in its place."""
    found = {}
    for parent in walk(tree):
        for field in CHILDREN[parent.__class__]:
            child = getattr(parent, field, None)
            for nth, node in enumerate(child if child.__class__ is list else (child,)):
                if node.__class__ is ast.Name and node.id.startswith("_h"):
                    unpacked = isinstance(parent, ast.Dict) and field == "values" and parent.keys[nth] is None
                    found[node.id] = ATOM if unpacked else asked(parent, field)
    return found


def asked(parent, field):
    if isinstance(parent, ast.BinOp):
        level = BINARY[type(parent.op)]
        if isinstance(parent.op, ast.Pow):
            return ATOM if field == "left" else 14
        return level if field == "left" else level + 1
    if isinstance(parent, ast.BoolOp):
        return 5 if isinstance(parent.op, ast.And) else 4
    if isinstance(parent, ast.UnaryOp):
        return 5 if isinstance(parent.op, ast.Not) else 14
    if isinstance(parent, ast.Compare):
        return 7
    if isinstance(parent, (ast.Attribute, ast.Await)) or (isinstance(parent, (ast.Subscript, ast.Call)) and field in ("value", "func")):
        return ATOM
    if isinstance(parent, ast.IfExp):
        return 2 if field == "orelse" else 3
    if isinstance(parent, ast.comprehension):
        return 3
    if isinstance(parent, (ast.Lambda, ast.For)):
        return 1
    if isinstance(parent, ast.Starred):
        return 7
    return ATOM if isinstance(parent, ast.FormattedValue) else 0


def parse(text, where):
    """One template from its text. A broken one is a mistake in the tables: said at import."""
    made = Template()
    made.text, made.weight = text, 1
    pieces, decls, plain, last, count = [], [], [], 0, 0

    def name_of(hole):
        nonlocal count
        count += 1
        return f"_h{count}_"

    for match in HOLE.finditer(text):
        before = text[last:match.start()]
        last = match.end()
        if before:
            pieces.append(before)
            plain.append(before)
        token = match.group(0)
        if token in ("{{", "}}"):
            pieces.append(token[0])
            plain.append(token[0])
            continue
        hole = name_of(token)
        if token == "@":
            pieces.append(("recv", None, hole))
        else:
            handler, argument = classify(match.group(1), decls)
            if handler == "body":
                argument = len(before) - before.rfind("\n") - 1
            pieces.append((handler, argument, hole))
        plain.append("1:2" if pieces[-1][0] == "slice" else "<" if pieces[-1][0] == "compare" else hole)
    pieces.append(text[last:])
    plain.append(text[last:])
    source = "".join(plain)
    if source not in KNOWN:
        KNOWN[source] = looked_at(source, text, where)
    asked_for, made.precedence = KNOWN[source]
    made.pieces = merge([p if isinstance(p, str) else (p[0], p[1], asked_for.get(p[2], 0)) for p in pieces])
    made.decls = decls
    made.lasting = [name for name, _, how in decls if how == "="]
    made.temporary = [name for name, _, how in decls if how == "~"]
    made.simple = made.text.count("@") - len(re.findall(r"\{@", text)) > 1 or "|@}" in text
    made.walrus = ":=" in text and not text.startswith("if ")
    made.wants = [(role, literal) for pattern, role, literal in WANTS if pattern in text]
    made.fstring = "{fstring}" in text
    made.lines = text.count("\n") + 1
    made.body = any(not isinstance(p, str) and p[0] == "body" for p in made.pieces)
    made.mutates = bool(MUTATING.search(text))
    made.grows = bool(GROWING.search(text))
    made.loops = text.startswith(("for ", "while ")) or "\nfor " in text or "\nwhile " in text
    made.returns = text.rsplit("\n", 1)[-1].startswith("return ")
    return made


# Source → what `looked_at` tells: many templates differ only in the types of their holes.
KNOWN = {}


def looked_at(source, text, where):
    """(what each hole asks for, the precedence of the whole)."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        try:
            tree = ast.parse("def f():\n" + "".join("    " + line + "\n" for line in source.splitlines()))
        except SyntaxError as error:
            tree = loop_only(source, text, where, error)
    found = precedence(tree.body[0].value) if tree.body and isinstance(tree.body[0], ast.Expr) else 0
    if source.startswith("(") and found == 0 and isinstance(getattr(tree.body[0], "value", None), ast.Tuple):
        found = ATOM
    return needs(tree), found


def loop_only(source, text, where, error):
    try:
        return ast.parse("def f():\n for x in y:\n" + "".join("    " + line + "\n" for line in source.splitlines()))
    except SyntaxError:
        raise ValueError(f"template of {where} does not parse ({error.msg}):\n{text}\n--\n{source}") from None


def merge(pieces):
    made = []
    for piece in pieces:
        if isinstance(piece, str):
            if not piece:
                continue
            if made and isinstance(made[-1], str):
                made[-1] += piece
                continue
        made.append(piece)
    return made


def classify(hole, decls):
    """(handler, argument) of a hole."""
    declared = re.fullmatch(r"(\w+)([=~:!])(\w+)", hole)
    if declared:
        name, how, kind = declared.groups()
        decls.append((name, kind, how))
        return ("parameter" if how == ":" else "name"), name
    if hole.startswith("@"):
        return "name", hole[1:]
    if "|" in hole:
        kind, source = hole.split("|")
        return ("of_recv", kind) if source == "@" else ("of_var", (kind, source))
    if hole.startswith("~"):
        return "text", hole[1:]
    if hole.startswith("#"):
        return "number", hole[1:]
    if hole == ":":
        return "slice", None
    if hole == "<":
        return "compare", None
    if hole in ("body", "ret", "fstring", "helper"):
        return hole, None
    return "expr", hole
