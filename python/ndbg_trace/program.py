"""Running a program: which entry, with which arguments, and how it ended."""

import builtins
import os
import sys
import types

from .errors import ProgramError, StepLimit
from .files import KnownCodes, count_lines
from .intact import BUILTINS as __builtins__
from .outline import FUNCTIONS, Outline, calls_main, needs_no_argument
from .source import decode, normalise, parse, syntax_error


class Program:
    """One source, compiled once; it can be run many times.

    `path` is what tracebacks and `__file__` say; `name` is what the user calls it.
    """

    _named = (None, None)  # the last name that was asked for, and what the module is called

    def __init__(self, text, name="program.py", path=None):
        self.name = name
        self.path = path or name
        self.text = decode(text, name) if isinstance(text, bytes) else normalise(text)
        self.tree = parse(self.text, name)
        self.outline = Outline(self.tree, count_lines(self.text))
        self.known_codes = KnownCodes()
        self.kept = None  # what Files works out once
        try:
            self.code = compile(self.tree, self.path, "exec", dont_inherit=True)
        except SyntaxError as problem:  # what only the compiler sees: `return` outside a function
            raise syntax_error(problem, self.text, name) from None
        except (ValueError, MemoryError, RecursionError, OverflowError) as problem:
            raise ProgramError("syntax", f"the source cannot be compiled: {problem}", file=name, line=1) from None

    @property
    def module_name(self):
        name = self.name
        if name != Program._named[0]:
            Program._named = (name, os.path.splitext(os.path.basename(name))[0] or "program")
        return Program._named[1]

    def default_entry(self):
        """`main` where it needs no argument and nothing calls it when the module runs, else None: the module's lines.

        Entered at `main`, such a module would run it before anything is shown, and then a second time.
        """
        for node in self.tree.body:
            if isinstance(node, FUNCTIONS) and node.name == "main":
                return "main" if needs_no_argument(node) and not calls_main(self.tree.body) else None
        return None

    def fresh_module(self, name):
        module = types.ModuleType(name)
        module.__file__ = self.path
        module.__builtins__ = builtins
        return module


class Arguments:
    """What a call is given."""

    __slots__ = ("args", "kwargs")

    def __init__(self, *args, **kwargs):
        self.args = args
        self.kwargs = kwargs


def parse_arguments(text):
    """`1, x=2` -> a code object that gives its Arguments when evaluated."""
    try:
        return compile(f"__ndbg_call__({text}\n)", "<arguments>", "eval", dont_inherit=True)
    except SyntaxError as problem:
        column = (problem.offset or 0) - len("__ndbg_call__(") if problem.lineno == 1 else 0
        where = {"column": column, "text": text} if 0 < column <= len(text) + 1 else {"text": text}
        raise ProgramError("arguments", f"the arguments do not parse: {problem.msg}", **where) from None
    except (ValueError, MemoryError, RecursionError, OverflowError) as problem:
        raise ProgramError("arguments", f"the arguments do not parse: {problem}", text=text) from None


def evaluate_arguments(code, namespace, text):
    """In the program's own module, where they can name what it defines."""
    namespace["__ndbg_call__"] = Arguments
    try:
        given = eval(code, namespace)
    except Exception as problem:
        message = f"the arguments do not evaluate: {type(problem).__name__}: {problem}"
        raise ProgramError("arguments", message, text=text) from None
    finally:
        del namespace["__ndbg_call__"]
    if type(given) is not Arguments:
        raise ProgramError("arguments", "these are not the arguments of one call", text=text)
    return given.args, given.kwargs


def find_entry(module, name):
    """A function of the module by its dotted name; `Class.method` on a fresh instance where that needs nothing."""
    target = module
    owner = None
    for part in name.split("."):
        owner = target
        try:
            target = getattr(target, part)
        except AttributeError:
            raise ProgramError("entry", _no_entry(module, name), entry=name) from None
    if not callable(target):
        raise ProgramError("entry", f"the entry {name} is no function: it is {type(target).__name__}", entry=name)
    if isinstance(owner, type) and _is_plain_method(owner, part):
        try:
            target = getattr(owner(), part)
        except TypeError:
            message = (
                f"{name} needs an instance, and {owner.__name__}() needs arguments; write a function that makes one"
            )
            raise ProgramError("entry", message, entry=name) from None
    return target


def _is_plain_method(owner, name):
    for kind in owner.__mro__:
        if name in vars(kind):
            return isinstance(vars(kind)[name], types.FunctionType)
    return False


def _no_entry(module, name):
    known = [key for key, value in vars(module).items() if isinstance(value, types.FunctionType)]
    offer = f"; it has {', '.join(known[:12])}" if known else ""
    return f"the program has no {name}{offer}"


def call_entry(target, args, kwargs):
    """A coroutine is run to its end, a generator drained: otherwise nothing of them would run at all."""
    result = target(*args, **kwargs)
    if isinstance(result, types.CoroutineType):
        import asyncio

        return asyncio.run(result)
    if isinstance(result, types.GeneratorType):
        for _ in result:
            pass
    return result


def outcome(problem, describe):
    """How a run ended, from the exception that left it (None: it just ended)."""
    if problem is None:
        return {"exit": "normal"}
    if isinstance(problem, StepLimit):
        return {"exit": "never"}
    if isinstance(problem, SystemExit) and problem.code in (None, 0):
        return {"exit": "normal"}
    end = {"exit": "error", "error": describe(problem)}
    if isinstance(problem, MemoryError):
        end["memory"] = True
    return end


def register(module, name):
    """Make the module importable by its own name, as dataclasses and pickle expect; gives the way back."""
    before = sys.modules.get(name)
    if before is not None and name in sys.stdlib_module_names:
        return lambda: None
    sys.modules[name] = module

    def undo():
        if before is None:
            sys.modules.pop(name, None)
        else:
            sys.modules[name] = before

    return undo
