"""New names for what a program names itself, in its calls too."""
import ast

from .tree_nodes import found


def rename(tree, rng, calls, entry, names):
    """Renames variables, parameters and now and then functions, in the calls, too."""
    table = {}
    functions = {n.name for n in found(tree, ast.FunctionDef)} | {n.name for n in found(tree, ast.ClassDef)}
    attributes = {n.attr for n in found(tree, ast.Attribute)} | {k.arg for k in found(tree, ast.keyword)}
    imported = {(a.asname or a.name).split(".")[0] for n in found(tree, (ast.Import, ast.ImportFrom)) for a in n.names}
    stored = [n.id for n in found(tree, ast.Name) if isinstance(n.ctx, ast.Store)] + [
        n.arg for n in found(tree, ast.arg)
    ]
    for node in found(tree, (ast.Global, ast.Nonlocal)):
        attributes |= set(node.names)
    names.used |= set(stored) | functions | imported
    share = 0.4 + rng.random() * 0.6
    for name in dict.fromkeys(stored):
        if (
            name not in ("self", "cls", "_")
            and name not in functions
            and name not in attributes
            and name not in imported
            and rng.random() < share
        ):
            table[name] = names.variable("s" if rng.random() < 0.5 else "li")
    top = [n for n in tree.body if isinstance(n, ast.FunctionDef)]
    new_entry = entry
    if len(top) == 1 and top[0].name == entry and rng.random() < 0.6:
        new_entry = "f" if rng.random() < 0.5 else names.function()
        table[entry] = new_entry
    for node in found(tree, ast.Name):
        if node.id in table:
            node.id = table[node.id]
    for node in found(tree, ast.arg):
        if node.arg in table:
            node.arg = table[node.arg]
    for node in found(tree, (ast.FunctionDef, ast.ExceptHandler, ast.MatchAs, ast.MatchStar)):
        if node.name in table:
            node.name = table[node.name]
    return tree, [renamed_call(call, table) for call in calls], new_entry


def renamed_call(call, table):
    """The call with the function's and the keywords' new names."""
    name, _, rest = call.partition("(")
    if name in table:
        call = table[name] + "(" + rest
    if "=" in call:
        try:
            node = ast.parse(call, mode="eval").body
        except SyntaxError:
            return call
        if isinstance(node, ast.Call) and any(k.arg in table for k in node.keywords):
            for keyword in node.keywords:
                keyword.arg = table.get(keyword.arg, keyword.arg)
            return ast.unparse(node)
    return call
