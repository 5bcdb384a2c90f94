"""Evaluates an expression over the variables of many states.

Values are rebuilt from their reprs. An object that is known only by its fields (`self.balance`) becomes an object of
its class if the program is at hand, or else a stand-in with these fields. Other values stay opaque.
"""

import pprint
import re

OBJECT = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|<(\w[\w.]*) object>")


def answer(given, scope):
    try:
        code = compile(given["expression"].strip(), "expression", "eval")
    except (SyntaxError, ValueError) as error:
        return [{"kind": "syntax", "message": getattr(error, "msg", str(error))}] * len(given["many"])
    return [evaluated(code, bindings, scope, given["rebound"]) for bindings in given["many"]]


def evaluated(code, bindings, scope, rebound):
    made = []
    names, opaque = rebuilt(bindings, scope, made)
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
    except AttributeError as error:
        # A state may show less of an object than it holds.
        if any(getattr(error, "obj", None) is each for each in made):
            return {"kind": "raised", "message": "AttributeError: nothing is known of ." + error.name + " here"}
        return {"kind": "raised", "message": "AttributeError: " + str(error)}
    except Exception as error:
        return {"kind": "raised", "message": (type(error).__name__ + ": " + str(error)).rstrip(": ")}


def rebuilt(bindings, scope, made):
    """The variables' values, and the names of those of which only a repr is known."""
    names, opaque = {}, []
    space = {**scope, **floats}  # noqa: F821
    fields = [(name, text) for name, text in bindings if not name.isidentifier()]
    held = {re.split(r"[.[]", name)[0] for name, _ in fields}
    for name, text in bindings:
        if not name.isidentifier():
            continue
        try:
            names[name] = value_of(text, space, name in held, made)
        except Exception:
            if any(field.startswith(name + ".") for field, _ in fields):
                names[name] = stand_in(text, "object")
            else:
                opaque.append(name)
    for name, text in fields:
        try:
            value = value_of(text, space, True, made)
        except Exception:
            value = stand_in(text, "object")
        try:
            exec(name + " = _held", {}, Held(names, value))
        except Exception:  # what it stands in is opaque, or takes no such field
            pass
    return names, opaque


class Held(dict):
    """The names under which a field is set: the variables, and the value's own."""

    def __init__(self, names, value):
        super().__init__(names, _held=value)


def value_of(text, space, has_objects, made):
    """The value of a repr; for objects that show nothing else, objects of their classes, which are added to `made`."""
    def put(found):
        if found[1] is None:
            return found[0]
        made.append(object_of(found[1], found[0], space))
        return "_made[%d]" % (len(made) - 1)

    source = OBJECT.sub(put, text) if has_objects else text
    return eval(source, {**space, "_made": made})


def object_of(path, text, space):
    module, _, name = path.rpartition(".")
    kind = space.get(name)
    if isinstance(kind, type) and kind.__module__ == module:
        return object.__new__(kind)
    return stand_in(text, name)


def stand_in(text, name):
    return type(name, (StandIn,), {"__repr__": lambda self: text})()


class StandIn:
    """An object of an unknown class. An attribute other than its fields is an unknown name: the program may know it,
    so it is asked next."""

    def __getattr__(self, name):
        raise NameError("nothing is known of ." + name)


def looked_up(code):
    """The names that an expression looks up, in functions within it too."""
    within = (looked_up(part) for part in code.co_consts if hasattr(part, "co_names"))
    return set(code.co_names).union(*within)


def changes(name, scope, rebound):
    """Whether calls may have changed a module variable since the module ran."""
    kind = type(scope[name])
    own = kind.__module__ == scope["__name__"] and kind.__hash__ is object.__hash__
    return name in rebound or kind.__hash__ is None or own
