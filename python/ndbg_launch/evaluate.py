"""Evaluates an expression over the variables of many states.

Values are rebuilt from their reprs. A repr that is no expression (`<Stack object>`) stays opaque.
"""

import pprint


def answer(given, scope):
    try:
        code = compile(given["expression"].strip(), "expression", "eval")
    except (SyntaxError, ValueError) as error:
        return [{"kind": "syntax", "message": getattr(error, "msg", str(error))}] * len(given["many"])
    return [evaluated(code, bindings, scope, given["rebound"]) for bindings in given["many"]]


def evaluated(code, bindings, scope, rebound):
    names, opaque = {}, []
    for name, text in bindings:
        try:
            names[name] = eval(text, {**scope, **floats})  # noqa: F821
        except Exception:
            opaque.append(name)
    try:
        early = [
            name
            for name in sorted(looked_up(code))
            if name in scope and name not in names and changes(name, scope, rebound)
        ]
        value = eval(code, {**scope, **names})
        shown = {"repr": repr(value), "type": type(value).__name__, "pretty": pprint.pformat(value)}
        return {"kind": "value", **shown, "early": early}
    except NameError as error:
        return {"kind": "name", "message": str(error), "opaque": opaque}
    except Exception as error:
        return {"kind": "raised", "message": (type(error).__name__ + ": " + str(error)).rstrip(": ")}


def looked_up(code):
    """The names that an expression looks up, in functions within it too."""
    within = (looked_up(part) for part in code.co_consts if hasattr(part, "co_names"))
    return set(code.co_names).union(*within)


def changes(name, scope, rebound):
    """Whether calls may have changed a module variable since the module ran."""
    kind = type(scope[name])
    own = kind.__module__ == scope["__name__"] and kind.__hash__ is object.__hash__
    return name in rebound or kind.__hash__ is None or own
