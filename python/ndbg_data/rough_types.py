"""Rough types of expressions, from their syntax alone."""
import ast

# The classes of nodes whose type `sort_of` may know.
SORTED = (
    ast.Constant, ast.JoinedStr, ast.List, ast.ListComp, ast.Dict, ast.DictComp, ast.Compare, ast.BoolOp, ast.UnaryOp,
    ast.Call,
)  # fmt: skip
RESULTS = {
    name: "str"
    for name in (
        "upper lower strip lstrip rstrip replace join title capitalize swapcase center ljust rjust zfill format "
        "casefold removeprefix removesuffix expandtabs translate"
    ).split()
}
RESULTS |= {
    "split": "list", "rsplit": "list", "splitlines": "list", "count": "int", "find": "int", "rfind": "int",
    "index": "int",
}  # fmt: skip
RESULTS |= {
    name: "bool"
    for name in "startswith endswith isdigit isalpha isupper islower isalnum isspace istitle isnumeric".split()
}


def sort_of(node):
    """A rough type of an expression if it is certain, else None."""
    if isinstance(node, ast.Constant):
        return type(node.value).__name__
    if isinstance(node, ast.JoinedStr):
        return "str"
    if isinstance(node, (ast.List, ast.ListComp)):
        return "list"
    if isinstance(node, (ast.Dict, ast.DictComp)):
        return "dict"
    if isinstance(node, (ast.Compare, ast.BoolOp)) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
        return "bool"
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            return {
                "len": "int", "sum": "int", "int": "int", "ord": "int", "str": "str", "sorted": "list",
                "list": "list", "chr": "str", "dict": "dict", "abs": "int", "repr": "str",
            }.get(node.func.id)
        if isinstance(node.func, ast.Attribute):
            return RESULTS.get(node.func.attr)
    return None
