"""Calls a function with each candidate's arguments and says whether it returns the wanted value."""

import inspect

LONGEST = 20000


def answer(given, scope):
    f = scope[given["name"]]
    return [called(f, arguments, given["value"], scope) for arguments in given["candidates"]]


def called(f, arguments, wanted, scope):
    try:
        values = {name: eval(text, {**scope, **floats}) for name, text in arguments}  # noqa: F821
        positional, named = bound(f, values)
        got = f(*positional, **named)
        return {"holds": is_wanted(got, wanted, scope), "got": repr(got)[:LONGEST], "returned": True}
    except Exception as error:
        return {"holds": False, "got": (type(error).__name__ + ": " + str(error))[:200]}


def bound(f, values):
    positional, named = [], {}
    for parameter in inspect.signature(f).parameters.values():
        if parameter.name not in values:
            continue
        value = values[parameter.name]
        if parameter.kind == parameter.VAR_POSITIONAL:
            positional.extend(value)
        elif parameter.kind == parameter.VAR_KEYWORD:
            named.update(value)
        elif parameter.kind == parameter.KEYWORD_ONLY:
            named[parameter.name] = value
        else:
            positional.append(value)
    return positional, named


def is_wanted(got, wanted, scope):
    if repr(got) == wanted:
        return True
    try:
        want = eval(wanted, {**scope, **floats})  # noqa: F821
        return bool(type(got) is type(want) and got == want)
    except Exception:
        return False
