"""Branches of a module's own lines that are certain: which Python this is, and which imports are there."""
import ast
import os
import sys

MISSING = ("ImportError", "ModuleNotFoundError")
KNOWN = {"sys": sys, "os": os, "TYPE_CHECKING": False}
# What a test may be made of, to be worked out here.
PLAIN = (
    ast.Expression, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Not, ast.And, ast.Or, ast.cmpop, ast.Constant, ast.Tuple,
    ast.Load, ast.Subscript, ast.Slice, ast.Name,
)  # fmt: skip
ASKED = ("sys.version_info", "sys.version_info.major", "sys.platform", "os.name")


def certain(body, constants, is_there):
    """The statements of a body, those of certain branches in their place. `constants`: the plain values of names while
    tests ran, as text; `is_there(node)`: whether an import can be had."""
    for node in body:
        branch = taken(node, constants, is_there)
        if branch is None or any(spans_lines(part) for part in branch):
            yield node
        else:
            yield from certain(branch, constants, is_there)


def taken(node, constants, is_there):
    """The statements of the branch that runs; None where that is not certain."""
    if isinstance(node, ast.If):
        holds = value_of(node.test, constants)
        return None if holds is None else node.body if holds else node.orelse
    if not isinstance(node, ast.Try) or node.finalbody or not all(catches_missing(h) for h in node.handlers):
        return None
    if has_all(node.body, is_there):
        return [*node.body, *node.orelse]
    return next((h.body for h in node.handlers if has_all(h.body, is_there)), None)


def value_of(test, constants):
    if isinstance(test, ast.Attribute) and test.attr == "TYPE_CHECKING":
        return False
    asked = {id(part) for node in ast.walk(test) if ast.unparse(node) in ASKED for part in ast.walk(node)}
    if not all(isinstance(part, PLAIN) or id(part) in asked for part in ast.walk(test)):
        return None
    names = {name: ast.literal_eval(value) for name, value in constants.items()}
    try:
        return bool(eval(compile(ast.Expression(test), "<test>", "eval"), {"__builtins__": {}, **names, **KNOWN}))
    except Exception:
        return None


def catches_missing(handler):
    caught = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return handler.name is None and all(getattr(kind, "id", "") in MISSING for kind in caught)


def has_all(body, is_there):
    imports = [part for node in body for part in ast.walk(node) if isinstance(part, (ast.Import, ast.ImportFrom))]
    return all(is_there(node) for node in imports)


def spans_lines(node):
    """Whether a text goes over several lines: those cannot be moved to the left. A docstring is left out anyway."""
    left_out = {id(part.body[0].value) for part in ast.walk(node) if is_documented(part)}
    texts = (part for part in ast.walk(node) if isinstance(part, (ast.Constant, ast.JoinedStr)))
    return any(part.end_lineno > part.lineno for part in texts if id(part) not in left_out)


def is_documented(node):
    return isinstance(node, ast.FunctionDef) and len(node.body) > 1 and isinstance(node.body[0], ast.Expr)
