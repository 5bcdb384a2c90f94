"""Changes of statements: their order, their number, their conditions and branches. Each returns whether it was made."""
import ast

from .syntax import walk
from .tree_nodes import found, nodes_of, pick


def bodies(tree):
    """Lists of statements with at least two in them."""
    lists = []
    for node in nodes_of(tree):
        if isinstance(node, (ast.Module, ast.ClassDef)):
            continue
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                lists.append(block)
    return lists


def swap_statements(tree, rng, other, kinds):
    blocks = [b for b in bodies(tree) if len(b) > 2]
    if not blocks:
        return False
    block = pick(rng, blocks)
    at = int(rng.random() * (len(block) - 2))
    if isinstance(block[at], (ast.Return, ast.Raise, ast.FunctionDef, ast.Global, ast.Nonlocal)) or isinstance(
        block[at + 1], (ast.Return, ast.Raise, ast.FunctionDef)
    ):
        return False
    # A statement that uses a name which the one before it sets cannot come first.
    stored = {n.id for n in walk(block[at]) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    if rng.random() < 0.95 and any(
        isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load) and n.id in stored for n in walk(block[at + 1])
    ):
        return False
    block[at], block[at + 1] = block[at + 1], block[at]
    return True


def drop_statement(tree, rng, other, kinds):
    blocks = [b for b in bodies(tree) if len(b) > 1]
    if not blocks:
        return False
    block = pick(rng, blocks)
    droppable = [
        n
        for n, s in enumerate(block)
        if isinstance(s, (ast.Expr, ast.AugAssign, ast.If)) or (isinstance(s, ast.Assign) and n and rng.random() < 0.08)
    ]
    if not droppable:
        return False
    del block[pick(rng, droppable)]
    return True


def repeat_statement(tree, rng, other, kinds):
    blocks = bodies(tree)
    simple = [
        (b, n)
        for b in blocks
        for n, s in enumerate(b)
        if isinstance(s, (ast.AugAssign, ast.Assign)) or (isinstance(s, ast.Expr) and isinstance(s.value, ast.Call))
    ]
    if not simple:
        return False
    block, at = pick(rng, simple)
    block.insert(at, block[at])
    return True


def negate(tree, rng, other, kinds):
    nodes = found(tree, (ast.If, ast.IfExp, ast.While))
    nodes = [n for n in nodes if not isinstance(n, ast.While) or rng.random() < 0.1]
    if not nodes:
        return False
    node = pick(rng, nodes)
    node.test = (
        node.test.operand
        if isinstance(node.test, ast.UnaryOp) and isinstance(node.test.op, ast.Not)
        else ast.UnaryOp(ast.Not(), node.test)
    )
    return True


def wrap_condition(tree, rng, other, kinds):
    """Puts a statement under a condition, or joins a condition with another of the same function."""
    functions = [f for f in found(tree, ast.FunctionDef) if not found(f, (ast.comprehension, ast.Lambda))]
    if not functions:
        return False
    function = pick(rng, functions)
    tests = [n.test for n in found(function, (ast.If, ast.IfExp))] + [n for n in found(function, ast.Compare)]
    nodes = found(function, ast.If)
    if len(tests) < 2 or not nodes:
        return False
    node, extra = pick(rng, nodes), pick(rng, tests)
    if extra is node.test:
        return False
    node.test = ast.BoolOp(pick(rng, (ast.And, ast.Or))(), [node.test, extra])
    return True


def drop_else(tree, rng, other, kinds):
    nodes = [
        n
        for n in found(tree, (ast.If, ast.For, ast.Try))
        if n.orelse and not any(isinstance(s, ast.Assign) for s in n.orelse)
    ]
    if not nodes:
        return False
    pick(rng, nodes).orelse = []
    return True


def swap_branches(tree, rng, other, kinds):
    nodes = [
        n for n in found(tree, ast.If) if n.orelse and not (len(n.orelse) == 1 and isinstance(n.orelse[0], ast.If))
    ]
    if not nodes:
        return False
    node = pick(rng, nodes)
    node.body, node.orelse = node.orelse, node.body
    return True
