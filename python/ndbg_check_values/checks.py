"""Makes the checks: whether a call with these arguments ends as expected, and what a return line returns over
given locals.
"""

import ast
import functools
import inspect
import sys
import types

from . import values

_FLAGS = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR


def wrong(reason, **more):
    return {"verdict": "wrong", "reason": reason, **more}


def unjudged(reason):
    """Nothing can be said by running the program; that is not the answer's fault."""
    return {"verdict": "unjudged", "reason": reason}


@functools.lru_cache(maxsize=64)
def compiled(source):
    return compile(source, "<program>", "exec", dont_inherit=True)


def load(source):
    """Runs the module's own code under another name, so that a `__main__` guard does not fire."""
    module = types.ModuleType("program")
    module.__file__ = "<program>"
    sys.modules["program"] = module
    sys.setrecursionlimit(1000)
    exec(compiled(source), module.__dict__)
    return module.__dict__


def find(namespace, path):
    """Finds the function by its name or dotted path, through decorators that set `__wrapped__`."""
    first, *rest = path.split(".")
    found = namespace.get(first)
    for name in rest:
        found = inspect.getattr_static(found, name, None)
    found = getattr(found, "__func__", found)
    found = inspect.unwrap(found) if callable(found) else found
    if not isinstance(found, types.FunctionType) or found.__code__.co_name != path.split(".")[-1]:
        return None
    return found


def call(request):
    """Checks a call. `arguments`: name → predicted repr. `expect`: event, value, and the line if that must agree too.
    """
    namespace = load(request["source"])
    function = find(namespace, request["function"])
    if function is None:
        return unjudged(f"{request['function']} cannot be called by its name")
    if function.__code__.co_flags & _FLAGS:
        return unjudged(f"{request['function']} is a generator or coroutine")
    try:
        positional, named = bind(function, request["arguments"], namespace)
    except values.NotAValue as error:
        return wrong(str(error))
    return arrive(function, positional, named, request["expect"], namespace)


def bind(function, given, namespace):
    signature = inspect.signature(function, follow_wrapped=False)
    known = set(signature.parameters)
    for name in given:
        if name not in known and name not in function.__code__.co_freevars:
            raise values.NotAValue(f"there is no parameter {name}")
    positional, named = [], {}
    for name, parameter in signature.parameters.items():
        if name not in given:
            raise values.NotAValue(f"the argument {name} is missing")
        try:
            value = values.read(given[name], namespace)
        except values.NotAValue as error:
            raise values.NotAValue(f"{name}: {error}") from None
        if parameter.kind is parameter.VAR_POSITIONAL:
            if not isinstance(value, tuple):
                raise values.NotAValue(f"*{name} is no tuple")
            positional.extend(value)
        elif parameter.kind is parameter.VAR_KEYWORD:
            if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
                raise values.NotAValue(f"**{name} is no dict of names")
            if set(value) & known:
                raise values.NotAValue(f"**{name} repeats a parameter")
            named.update(value)
        elif parameter.kind is parameter.KEYWORD_ONLY:
            named[name] = value
        else:
            positional.append(value)
    return positional, named


def arrive(function, positional, named, expect, namespace):
    line = LastLine(function.__code__)
    asked = expect["value"]
    # The expected value is read before the run, so that the program cannot change it.
    try:
        wanted, readable = values.read(asked, namespace), True
    except values.NotAValue:
        wanted, readable = None, False
    event = "return"
    if "line" in expect:
        sys.settrace(line)
    try:
        got = function(*positional, **named)
    except MemoryError:
        return wrong("out of memory")
    except BaseException as error:
        event, got = "exception", error
    finally:
        sys.settrace(None)
    shown = show(got)
    if event != expect["event"]:
        return wrong(f"it ended by {event} instead of {expect['event']}", got=shown)
    if "line" in expect and line.number != expect["line"]:
        return wrong(f"it ended on line {line.number} instead of {expect['line']}", got=shown)
    if agree(got, shown, asked, wanted, readable):
        return {"verdict": "right", "got": shown}
    return wrong("it gives another value", got=shown)


def agree(got, shown, asked, wanted, readable):
    if shown == values._ADDRESS.sub("", asked):
        return True
    if not readable:
        return False
    try:
        return bool(values.same(got, wanted))
    except Exception:
        return False


def show(value):
    try:
        text = values._ADDRESS.sub("", repr(value))
    except Exception as error:
        return f"<repr failed: {type(error).__name__}>"
    return text if len(text) <= 2000 else text[:2000] + "…"


class LastLine:
    """A trace function that follows one activation of a code object and keeps its last line."""

    def __init__(self, code):
        self.code = code
        self.number = None
        self.entered = False

    def __call__(self, frame, event, argument):
        if self.entered or frame.f_code is not self.code:
            return None
        self.entered = True
        return self.local

    def local(self, frame, event, argument):
        self.number = frame.f_lineno
        return self.local


def leave(request):
    """Evaluates the return expression of one line over predicted locals."""
    source, line = request["source"], request["line"]
    definition, statement = enclosing(source, line)
    if definition is None:
        return unjudged(f"line {line} stands in no function")
    namespace = load(source)
    if not isinstance(statement, ast.Return) or statement.value is None:
        # A function without `return` returns None, whatever its locals are.
        shown, ok = "None", values.same_text("None", request["expect"]["value"])
        return {"verdict": "right", "got": shown} if ok else wrong("it gives another value", got=shown)
    inner = {
        node.name: node
        for node in ast.walk(definition)
        if isinstance(node, ast.FunctionDef) and node is not definition
    }
    scope = dict(namespace)
    for name in needed(statement.value, inner):
        if name not in request["locals"]:
            continue
        try:
            scope[name] = values.read(request["locals"][name], namespace)
        except values.NotAValue as error:
            if name not in inner:
                return wrong(f"{name}: {error}")
            # The repr of an inner function shows nothing of it, so it is made again over the same locals.
            exec(compile(ast.Module([inner[name]], []), "<program>", "exec"), scope)
    expression = compile(ast.Expression(statement.value), "<program>", "eval")
    expect = request["expect"]
    try:
        wanted, readable = values.read(expect["value"], namespace), True
    except values.NotAValue:
        wanted, readable = None, False
    try:
        got = eval(expression, scope)
    except MemoryError:
        return wrong("out of memory")
    except Exception as error:
        return wrong(f"the expression raises {type(error).__name__}: {error}"[:200])
    shown = show(got)
    if agree(got, shown, expect["value"], wanted, readable):
        return {"verdict": "right", "got": shown}
    return wrong("it gives another value", got=shown)


def needed(expression, inner):
    """Names that an expression uses, and names that the inner functions among them use in turn."""
    found, queue = {}, [expression]
    while queue:
        for node in ast.walk(queue.pop()):
            if isinstance(node, ast.Name) and node.id not in found:
                found[node.id] = True
                if node.id in inner:
                    queue.append(inner[node.id])
    return found


def enclosing(source, line):
    """Finds the innermost function around a line, and its statement on that line."""
    definition = statement = None
    for node in ast.walk(ast.parse(source)):
        first, last = getattr(node, "lineno", None), getattr(node, "end_lineno", None)
        if first is None or not first <= line <= last:
            continue
        if isinstance(node, ast.FunctionDef) and (definition is None or first >= definition.lineno):
            definition = node
        if isinstance(node, ast.stmt) and not isinstance(node, ast.FunctionDef):
            if statement is None or first >= statement.lineno:
                statement = node
    return definition, statement
