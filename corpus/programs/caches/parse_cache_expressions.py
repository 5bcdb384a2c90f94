import ast
from functools import lru_cache

OPS = {ast.Add: lambda a, b: a + b, ast.Sub: lambda a, b: a - b, ast.Mult: lambda a, b: a * b, ast.Div: lambda a, b: a / b}


@lru_cache(maxsize=8)
def parse(formula):
    return ast.parse(formula, mode="eval").body


def evaluate(node, row):
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return row[node.id]
    if isinstance(node, ast.BinOp):
        return OPS[type(node.op)](evaluate(node.left, row), evaluate(node.right, row))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -evaluate(node.operand, row)
    raise TypeError(f"{type(node).__name__} is not allowed")


def column(rows, formula):
    return [evaluate(parse(formula), row) for row in rows]


rows = [{"price": 4.0, "n": 3}, {"price": 1.25, "n": 8}, {"price": 10, "n": 0}]
print(column(rows, "price * n"))
print(column(rows, "-n + 1"))
print(column(rows, "(price - 1) / 2"))
info = parse.cache_info()
print(info.hits, "hits", info.misses, "misses")
for bad in ("price > n", "tax * 2", "price ** 2", "n +"):
    try:
        print(column(rows, bad))
    except (TypeError, KeyError, SyntaxError) as e:
        print(f"{bad!r}: {type(e).__name__}")
print(column(rows, "price / n"))
