"""Calls a function with each candidate's arguments and says whether it returns, or raises, what is wanted."""

import inspect

LONGEST = 20000


def answer(given, scope):
    f = scope[given["name"]]
    return [called(f, arguments, given, scope) for arguments in given["candidates"]]


def called(f, arguments, given, scope):
    wanted, raises = given["value"], given["raises"]
    try:
        values = {name: eval(text, {**scope, **floats}) for name, text in arguments}  # noqa: F821
        positional, named = bound(f, values)
    except Exception as error:  # the arguments themselves: the function has not run
        return {"holds": False, "got": "no such arguments: " + text_of(error)}
    try:
        got = f(*positional, **named)
    except Exception as error:
        return {"holds": raises and is_raised(error, wanted), "got": text_of(error)}
    holds = not raises and is_wanted(got, wanted, scope)
    return {"holds": holds, "got": repr(got)[:LONGEST], "returned": not raises}


def is_raised(error, wanted):
    """Is it of the class that is named, or written in full as wanted?"""
    return any(each.__name__ == wanted for each in type(error).__mro__) or repr(error) == wanted


def text_of(error):
    return (type(error).__name__ + ": " + str(error))[:200]


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
