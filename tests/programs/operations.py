"""Operations that programs hold, divided finely: {"source": …} a line on standard input; JSON: how many hold each.

An operation is a method with how many arguments and which keywords, a builtin with the kinds of its arguments, an
operator with the kinds of its sides, a comparison, a subscript, a kind of loop, a statement with the two around it.
"""
import ast
import builtins
import json
import sys
from collections import Counter

BODIES = ("FunctionDef", "ClassDef", "Module")


def kind(node):
    return "-" if node is None else type(node).__name__


def name_of(node):
    return getattr(node, "id", None) or getattr(node, "attr", None) or kind(node)


def keywords(node):
    return "".join(sorted(f" {word.arg or '**'}=" for word in node.keywords))


def call(node, own):
    name = name_of(node.func)
    if name in own:
        return
    if isinstance(node.func, ast.Attribute):
        yield f".{name}/{len(node.args)}{keywords(node)}"
    elif hasattr(builtins, name) or name[0].isupper() or name in ("deque", "defaultdict", "namedtuple"):
        given = "+".join(sorted({kind(arg) for arg in node.args})) if name != "print" else ""
        yield f"{name}({given}){keywords(node)}"


def subscript(node):
    part, context = node.slice, kind(node.ctx)
    if isinstance(part, ast.Slice):
        yield f"Slice {kind(part.lower)}/{kind(part.upper)}/{kind(part.step)} {context}"
    else:
        yield f"Sub {kind(part)} {context} of {kind(node.value)}"


def statement(node, path):
    around = [name for name in path if name not in BODIES][-2:]
    yield "stmt " + ">".join([*around, kind(node)])
    if isinstance(node, ast.For):
        called = f" {name_of(node.iter.func)}" if isinstance(node.iter, ast.Call) else ""
        yield f"for {kind(node.target)} in {kind(node.iter)}{called}"
    elif isinstance(node, ast.Assign):
        yield f"assign {kind(node.targets[0])}={kind(node.value)}"
    elif isinstance(node, ast.Return) and node.value:
        yield f"return {kind(node.value)}"
    elif isinstance(node, (ast.While, ast.If)):
        yield f"{kind(node).lower()} {kind(node.test)}"


def found(node, path, own):
    if isinstance(node, ast.Call):
        yield from call(node, own)
    elif isinstance(node, (ast.BinOp, ast.AugAssign)):
        yield f"{kind(node)} {kind(node.op)}"
        if isinstance(node, ast.BinOp):
            yield f"{kind(node.op)}: {kind(node.left)},{kind(node.right)}"
    elif isinstance(node, ast.Compare):
        yield f"Compare {','.join(map(kind, node.ops))} {kind(node.left)} {kind(node.comparators[0])}"
    elif isinstance(node, ast.Subscript):
        yield from subscript(node)
    elif isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
        first = node.generators[0]
        of = f"{kind(first.target)} in {kind(first.iter)}"
        yield f"{kind(node)} {of} ifs{len(first.ifs)} n{len(node.generators)}"
    elif isinstance(node, ast.Lambda):
        yield f"lambda {kind(node.body)}"
    if isinstance(node, ast.stmt):
        yield from statement(node, path)
        path = [*path, kind(node)]
    for child in ast.iter_child_nodes(node):
        yield from found(child, path, own)


def operations(source):
    tree = ast.parse(source)
    own = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    return set(found(tree, [], own))


if __name__ == "__main__":
    counts = Counter()
    for line in sys.stdin:
        counts.update(operations(json.loads(line)["source"]))
    json.dump(counts, sys.stdout)
