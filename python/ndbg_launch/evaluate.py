"""What an expression is worth over the variables of each of many states.

Values are rebuilt from their reprs; those that are no expressions (`<Stack object>`) stay dark, but for what they hold.
"""

import ast
import copy
import pprint


def answer(given, scope):
    try:
        tree = ast.parse(given["expression"].strip(), "expression", "eval")
        compile(tree, "expression", "eval")
    except (SyntaxError, ValueError) as error:
        return [{"kind": "syntax", "message": getattr(error, "msg", str(error))}] * len(given["many"])
    return [worked_out(tree, bindings, scope, given["rebound"]) for bindings in given["many"]]


def worked_out(tree, bindings, scope, rebound):
    names, dark = {}, []
    for name, text in bindings:
        try:
            names[name] = eval(text, {**scope, **floats})  # noqa: F821
        except Exception:
            dark.append(name)
    fields = {name for name, _ in bindings if not name.isidentifier()}
    if fields:
        tree = Fields(fields, {**scope, **names}, bound_within(tree)).visit(copy.deepcopy(tree))
    code = compile(ast.fix_missing_locations(tree), "expression", "eval")
    try:
        early = [
            name
            for name in sorted(looked_up(code))
            if name in scope and name not in names and changes(name, scope, rebound)
        ]
        value = eval(code, {**scope, **names})
        told = {"repr": repr(value), "type": type(value).__name__, "pretty": pprint.pformat(value)}
        return {"kind": "value", **told, "early": early}
    except NameError as error:
        return {"kind": "name", "message": str(error), "dark": dark}
    except Exception as error:
        return {"kind": "raised", "message": (type(error).__name__ + ": " + str(error)).rstrip(": ")}


class Fields(ast.NodeTransformer):
    """What objects hold is known by name: `animals[i].name` becomes a look-up of what stands for `animals[0].name`."""

    def __init__(self, fields, names, bound):
        self.fields, self.names, self.bound = fields, names, bound

    def visit_Attribute(self, node):
        try:
            path = self.path(node)
        except Exception:  # no plain path, or an index that cannot be worked out
            path = None
        return ast.Name(path, ast.Load()) if path in self.fields else self.generic_visit(node)

    def path(self, node):
        if isinstance(node, ast.Attribute):
            return f"{self.path(node.value)}.{node.attr}"
        if isinstance(node, ast.Subscript):
            index = compile(ast.fix_missing_locations(ast.Expression(copy.deepcopy(node.slice))), "index", "eval")
            return f"{self.path(node.value)}[{eval(index, dict(self.names))!r}]"
        if isinstance(node, ast.Name) and node.id not in self.bound:
            return node.id
        raise ValueError


def bound_within(tree):
    """The names that an expression binds itself: in comprehensions, lambdas, by `:=`."""
    within = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return within.union(node.arg for node in ast.walk(tree) if isinstance(node, ast.arg))


def looked_up(code):
    """The names that an expression looks up, in functions within it too."""
    within = (looked_up(part) for part in code.co_consts if hasattr(part, "co_names"))
    return set(code.co_names).union(*within)


def changes(name, scope, rebound):
    """Whether calls may have changed a variable of the module since its own lines were run."""
    kind = type(scope[name])
    own = kind.__module__ == scope["__name__"] and kind.__hash__ is object.__hash__
    return name in rebound or kind.__hash__ is None or own
