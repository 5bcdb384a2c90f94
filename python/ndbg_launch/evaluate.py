"""Evaluates an expression over the variables of many states.

Values are rebuilt from their reprs. An object that is known only by its fields (`self.balance`) becomes an object of
its class if the program is at hand, or else a stand-in with these fields. Other values stay opaque.
"""

import pprint
import re
import sys

STRING = r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\""
OBJECT = r"<(\w[\w.]*) object>"
FUNCTION = type(lambda: None)


def answer(given, scope):
    try:
        code = compile(given["expression"].strip(), "expression", "eval")
    except (SyntaxError, ValueError) as error:
        return [{"kind": "syntax", "message": getattr(error, "msg", str(error))}] * len(given["many"])
    space = Space(scope)
    return [evaluated(code, bindings, space, given["rebound"], given["alone"]) for bindings in given["many"]]


def evaluated(code, bindings, space, rebound, alone):
    made = []
    scope = space.scope
    names, opaque = rebuilt(bindings, space, made)
    try:
        early = [
            name
            for name in sorted(looked_up(code))
            if name in scope and name not in names and changes(name, scope, rebound, code)
        ]
        value = eval(code, {**scope, **names})
        if isinstance(value, StandIn) and alone:
            raise NameError("nothing is known of its class")
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


class Space:
    """The names over which reprs are evaluated, and the members of the program's enumerations by their reprs."""

    def __init__(self, scope):
        self.scope = scope
        kinds = [each for each in scope.values() if isinstance(each, type)]
        # The repr of an exception shows its `args`, which need not be what its `__init__` takes.
        raised = [kind for kind in kinds if issubclass(kind, BaseException) and kind.__module__ == scope["__name__"]]
        self.names = {**scope, **floats, **{kind.__name__: bare(kind) for kind in raised}}  # noqa: F821
        self.members = members(kinds)
        texts = sorted(map(re.escape, self.members), key=len, reverse=True)
        self.parts = re.compile("|".join([STRING, *texts, OBJECT]))


def bare(kind):
    return lambda *args: kind.__new__(kind, *args)


def members(kinds):
    """The members of enumerations by their reprs, where a repr is that of one member alone."""
    enum = sys.modules.get("enum")
    found, twice = {}, set()
    for kind in kinds:
        if enum is None or not isinstance(kind, enum.EnumMeta):
            continue
        for member in kind:
            text = repr(member)
            if found.setdefault(text, member) is not member:
                twice.add(text)
    return {text: member for text, member in found.items() if text not in twice}


def rebuilt(bindings, space, made):
    """The variables' values, and the names of those of which only a repr is known."""
    names, opaque = {}, []
    fields = [(name, text) for name, text in bindings if not name.isidentifier()]
    held = {re.split(r"[.[]", name)[0] for name, _ in fields}
    for name, text in bindings:
        if not name.isidentifier():
            continue
        try:
            names[name] = value_of(text, space, name in held, made)
        except Exception:
            if any(field.startswith(name + ".") for field, _ in fields):
                names[name] = stand_in(text)
            else:
                opaque.append(name)
    for name, text in fields:
        try:
            value = value_of(text, space, True, made)
        except Exception:
            value = stand_in(text)
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
        if found[0] in space.members:
            return "_members[%r]" % found[0]
        if found[1] is None or not has_objects:
            return found[0]
        made.append(object_of(found[1], found[0], space.scope))
        return "_made[%d]" % (len(made) - 1)

    source = space.parts.sub(put, text) if has_objects or space.members else text
    return eval(source, {**space.names, "_made": made, "_members": space.members})


def object_of(path, text, scope):
    module, _, name = path.rpartition(".")
    kind = scope.get(name)
    if isinstance(kind, type) and kind.__module__ == module:
        return object.__new__(kind)
    return stand_in(text)


def stand_in(text):
    kind = re.match(r"<?(?:\w+\.)*(\w+)(?: object>|[(])", text)
    return type(kind[1] if kind else "object", (StandIn,), {"__repr__": lambda self: text})()


class StandIn:
    """An object of an unknown class. An attribute other than its fields is an unknown name: the program may know it,
    so it is asked next."""

    def __getattr__(self, name):
        raise NameError("nothing is known of ." + name)

    def __eq__(self, other):
        if self is other:
            return True
        raise NameError("nothing is known of what it equals")

    __hash__ = object.__hash__


def looked_up(code):
    """The names that an expression looks up, in functions within it too."""
    within = (looked_up(part) for part in code.co_consts if hasattr(part, "co_names"))
    return set(code.co_names).union(*within)


def changes(name, scope, rebound, code):
    """Whether calls may have changed a module variable, or what the expression names of it, since the module ran."""
    value = scope[name]
    if name in rebound or mutable(value, scope):
        return True
    # A function's own attributes and those of a class are as the module left them, too.
    named = vars(value) if isinstance(value, (type, FUNCTION)) else {}
    kept = [named[each] for each in looked_up(code) if each in named]
    kept += [cell.cell_contents for cell in getattr(value, "__closure__", None) or () if filled(cell)]
    return any(mutable(each, scope) for each in kept)


def mutable(value, scope):
    kind = type(value)
    own = kind.__module__ == scope["__name__"] and kind.__hash__ is object.__hash__
    return kind.__hash__ is None or own


def filled(cell):
    try:
        return cell.cell_contents is not None
    except ValueError:
        return False
