"""What an expression is worth over the variables of each of many states.

Values are rebuilt from their reprs; those that are no expressions (`<Stack object>`) stay dark.
"""

import pprint


def answer(given, scope):
    try:
        code = compile(given["expression"].strip(), "expression", "eval")
    except (SyntaxError, ValueError) as error:
        return [{"kind": "syntax", "message": getattr(error, "msg", str(error))}] * len(given["many"])
    return [worked_out(code, bindings, scope, given["rebound"]) for bindings in given["many"]]


def worked_out(code, bindings, scope, rebound):
    names, dark = {}, []
    for name, text in bindings:
        try:
            names[name] = eval(text, {**scope, **floats})  # noqa: F821
        except Exception:
            dark.append(name)
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


def looked_up(code):
    """The names that an expression looks up, in functions within it too."""
    within = (looked_up(part) for part in code.co_consts if hasattr(part, "co_names"))
    return set(code.co_names).union(*within)


def changes(name, scope, rebound):
    """Whether calls may have changed a variable of the module since its own lines were run."""
    kind = type(scope[name])
    own = kind.__module__ == scope["__name__"] and kind.__hash__ is object.__hash__
    return name in rebound or kind.__hash__ is None or own
