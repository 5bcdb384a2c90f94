"""Reads a `repr` back as a value, and compares two values.

A predicted repr must be a *value*: constants, displays, and calls of constructors. Anything else is refused before it
is evaluated. An argument like `type('X', (), {'__eq__': lambda a, b: True})()` would equal any output, and a call of
a program's function is no value that a debugger shows.
"""

import ast
import builtins
import collections
import datetime
import decimal
import fractions
import math
import re
import types

_CONSTRUCTORS = {
    name: getattr(builtins, name)
    for name in ("bytearray", "frozenset", "range", "set", "slice")
}
_CONSTRUCTORS.update(
    {
        "Counter": collections.Counter,
        "Decimal": decimal.Decimal,
        "Fraction": fractions.Fraction,
        "OrderedDict": collections.OrderedDict,
        "defaultdict": collections.defaultdict,
        "deque": collections.deque,
        "mappingproxy": types.MappingProxyType,
        # `dict_keys([1, 2])` is the repr of a view. Views of keys are compared as sets, views of values as lists.
        "dict_keys": lambda items=(): dict.fromkeys(items).keys(),
        "dict_values": lambda items=(): dict(enumerate(items)).values(),
        "dict_items": lambda items=(): dict(items).items(),
    }
)
# Builtin classes that a repr names without a call: `defaultdict(<class 'int'>, {})` is read as `defaultdict(int,
# {})`.
_CLASSES = {
    name: getattr(builtins, name) for name in ("bool", "bytes", "dict", "float", "int", "list", "set", "str", "tuple")
}
_CONSTANTS = {"nan": math.nan, "inf": math.inf, "Ellipsis": Ellipsis, "NotImplemented": NotImplemented}
_EXCEPTIONS = {
    name: kind
    for name, kind in vars(builtins).items()
    if isinstance(kind, type) and issubclass(kind, BaseException)
}
_MODULES = {"datetime": datetime, "collections": collections}
_CLASS_REPR = re.compile(r"<class '([A-Za-z_][\w.]*)'>")
_DEPTH = 60


class NotAValue(Exception):
    """The text cannot be read back as a value; the message says why."""


def read(text, namespace=None):
    """Reads the value of a repr. `namespace` is the program's, for its classes."""
    if len(text) > 200_000:
        raise NotAValue("longer than 200000 characters")
    text = _CLASS_REPR.sub(lambda found: found.group(1).split(".")[-1], text)
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError, MemoryError, RecursionError) as error:
        raise NotAValue("not an expression") from error
    try:
        return _evaluate(tree.body, namespace or {}, 0)
    except NotAValue:
        raise
    except RecursionError as error:
        raise NotAValue("nested too deeply") from error
    except Exception as error:
        raise NotAValue(f"cannot be built: {type(error).__name__}: {error}"[:200]) from error


def _evaluate(node, namespace, depth):
    if depth > _DEPTH:
        raise NotAValue("nested too deeply")

    def inner(part):
        return _evaluate(part, namespace, depth + 1)

    kind = type(node)
    if kind is ast.Constant:
        return node.value
    if kind is ast.List:
        return [inner(part) for part in _plain(node.elts)]
    if kind is ast.Tuple:
        return tuple(inner(part) for part in _plain(node.elts))
    if kind is ast.Set:
        return {inner(part) for part in _plain(node.elts)}
    if kind is ast.Dict:
        if any(key is None for key in node.keys):
            raise NotAValue("** in a dict is no value")
        return {inner(key): inner(value) for key, value in zip(node.keys, node.values)}
    if kind is ast.UnaryOp and isinstance(node.op, (ast.USub, ast.UAdd)):
        number = inner(node.operand)
        if not isinstance(number, (int, float, complex, decimal.Decimal)):
            raise NotAValue("a sign before something that is no number")
        return -number if isinstance(node.op, ast.USub) else +number
    if kind is ast.BinOp and isinstance(node.op, (ast.Add, ast.Sub)):
        left, right = inner(node.left), inner(node.right)
        # `(1+2j)` is the only sum that a repr contains.
        if not isinstance(left, (int, float)) or not isinstance(right, complex):
            raise NotAValue("a calculation is no value")
        return left + right if isinstance(node.op, ast.Add) else left - right
    if kind in (ast.Name, ast.Attribute):
        return _name(node, namespace)
    if kind is ast.Call:
        return _construct(node, namespace, inner)
    raise NotAValue(f"{kind.__name__} is no value")


def _plain(parts):
    if any(isinstance(part, ast.Starred) for part in parts):
        raise NotAValue("* in a display is no value")
    return parts


def _name(node, namespace):
    if isinstance(node, ast.Name) and node.id in _CONSTANTS and node.id not in namespace:
        return _CONSTANTS[node.id]
    found = _resolve(node, namespace)
    if isinstance(found, type):
        return found
    owner = _resolve(node.value, namespace) if isinstance(node, ast.Attribute) else None
    # A member of an enum: `Color.RED`.
    if isinstance(owner, type) and isinstance(found, owner):
        return found
    raise NotAValue(f"{ast.unparse(node)} is no value")


def _construct(node, namespace, inner):
    function = node.func
    builder = _CONSTRUCTORS.get(function.id) if isinstance(function, ast.Name) else None
    if builder is None or function.id in namespace:
        builder = _resolve(function, namespace)
    # `type` makes classes with any behaviour, so a metaclass is no constructor of values.
    if isinstance(builder, type) and issubclass(builder, type):
        raise NotAValue("a class is made here, which is no value")
    if not isinstance(builder, type) and builder not in _CONSTRUCTORS.values():
        raise NotAValue(f"a call of {ast.unparse(function)}, which is no class, is no value")
    if isinstance(function, ast.Name) and _CLASSES.get(function.id) is builder:
        raise NotAValue(f"a call of {function.id} is no value")
    if any(keyword.arg is None for keyword in node.keywords):
        raise NotAValue("** in a call is no value")
    arguments = [inner(part) for part in _plain(node.args)]
    # Short texts can fill the memory: `set(range(10**12))`, `bytearray(10**12)`.
    if any(isinstance(each, range) for each in arguments) or (
        builder is bytearray and any(isinstance(each, int) for each in arguments)
    ):
        raise NotAValue("no repr is written like this")
    return builder(*arguments, **{keyword.arg: inner(keyword.value) for keyword in node.keywords})


def _resolve(node, namespace):
    """Finds a class by its name, or a name inside a module or class, but never `__…__`."""
    if isinstance(node, ast.Name):
        if node.id.startswith("__"):
            raise NotAValue(f"{node.id} is no value")
        for known in (namespace, _CLASSES, _EXCEPTIONS, _MODULES):
            if node.id in known:
                return known[node.id]
        raise NotAValue(f"the name {node.id} is unknown")
    if isinstance(node, ast.Attribute):
        if node.attr.startswith("_"):
            raise NotAValue(f"{node.attr} is no value")
        owner = _resolve(node.value, namespace)
        if not isinstance(owner, (type, types.ModuleType)):
            raise NotAValue(f"{ast.unparse(node.value)} is neither module nor class")
        return getattr(owner, node.attr)
    raise NotAValue(f"{type(node).__name__} names nothing")


def same(left, right, depth=0):
    """Compares values by Python's `==`, except that NaN equals NaN, at any depth.

    So a tuple is no list, the order of dicts and sets does not count, and `1 == 1.0 == True`.
    """
    if depth > 200:
        return False
    if isinstance(left, float) and isinstance(right, float):
        return left == right or (math.isnan(left) and math.isnan(right))
    if isinstance(left, complex) and isinstance(right, complex):
        return same(left.real, right.real) and same(left.imag, right.imag)
    if isinstance(left, list) and isinstance(right, list) or isinstance(left, tuple) and isinstance(right, tuple):
        return len(left) == len(right) and all(same(a, b, depth + 1) for a, b in zip(left, right))
    if isinstance(left, collections.deque) and isinstance(right, collections.deque):
        return len(left) == len(right) and all(same(a, b, depth + 1) for a, b in zip(left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return _same_dict(left, right, depth)
    if isinstance(left, collections.abc.Set) and isinstance(right, collections.abc.Set):
        return len(left) == len(right) and _same_items(left, right, depth)
    if isinstance(left, collections.abc.ValuesView) and isinstance(right, collections.abc.ValuesView):
        return same(list(left), list(right), depth)
    if isinstance(left, BaseException) and isinstance(right, BaseException):
        return type(left) is type(right) and same(left.args, right.args, depth + 1)
    if left is right:
        return True
    # `is True`: an `__eq__` that returns anything but a bool has not said that the values are equal.
    return (left == right) is True


def _same_dict(left, right, depth):
    if len(left) != len(right):
        return False
    if isinstance(left, collections.OrderedDict) and isinstance(right, collections.OrderedDict):
        pairs = zip(left.items(), right.items())
        return all(same(a, b, depth + 1) for a, b in pairs)
    missing = object()
    strange = []
    for key, value in left.items():
        other = right.get(key, missing)
        if other is missing:
            strange.append((key, value))
        elif not same(value, other, depth + 1):
            return False
    if not strange:
        return True
    unmatched = [(key, value) for key, value in right.items() if key not in left]
    return _same_items(strange, unmatched, depth)


def _same_items(left, right, depth):
    """Compares items in any order. Only items that `in` does not find, such as NaN, need the slow way."""
    rest = [item for item in right if item not in left]
    for item in left:
        if item in right:
            continue
        found = next((i for i, other in enumerate(rest) if same(item, other, depth + 1)), None)
        if found is None:
            return False
        del rest[found]
    return not rest


_ADDRESS = re.compile(r" at 0x[0-9A-Fa-f]+")


def same_text(left, right, namespace=None):
    """Whether two reprs show the same value. Texts that cannot be read back must be equal."""
    if _ADDRESS.sub("", left.strip()) == _ADDRESS.sub("", right.strip()):
        return True
    try:
        return bool(same(read(left, namespace), read(right, namespace)))
    except NotAValue:
        return False
    except Exception:
        return False
