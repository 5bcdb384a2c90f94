"""Makes inputs for functions that people wrote: seeds, corpora and mutants.

Their types are inferred from annotations, usage and known inputs. Values are mutated, and literals of the code planted.
"""
import ast
import random as _random

from .literals import show
from .planting import Parameter, arguments
from .program import Program
from .syntax import walk
from .values import LETTERS, PUNCTUATION, Theme
from .words import UNICODE

METHODS = {
    "s": (
        "upper lower strip lstrip rstrip split rsplit splitlines replace startswith endswith find rfind isdigit isalpha"
        " isalnum isupper islower isspace title capitalize swapcase center ljust rjust zfill encode partition"
        " rpartition join format translate removeprefix removesuffix expandtabs casefold isnumeric isdecimal istitle"
        " isidentifier isprintable isascii rindex maketrans format_map".split()
    ),
    "li": "append extend insert sort reverse".split(),
    "dsi": "keys values items get setdefault popitem update fromkeys".split(),
    "Si": "add discard union intersection difference issubset issuperset isdisjoint symmetric_difference".split(),
    "i": "bit_length to_bytes bit_count".split(),
    "y": "decode hex".split(),
}
KIND_OF_METHOD = {method: kind for kind, methods in METHODS.items() for method in methods}
ANNOTATED = {
    "int": "i", "str": "s", "float": "f", "bool": "b", "bytes": "y", "list": "li", "dict": "dsi", "set": "Si",
    "tuple": "ti", "None": "n", "list[int]": "li", "List[int]": "li", "list[str]": "ls", "List[str]": "ls",
    "list[float]": "lf", "List[float]": "lf", "list[list[int]]": "ll", "List[List[int]]": "ll",
    "dict[str, int]": "dsi", "Dict[str, int]": "dsi", "dict[str, str]": "dss", "Dict[str, str]": "dss",
    "dict[int, int]": "dii", "dict[int, str]": "dis", "set[int]": "Si", "set[str]": "Ss",
    "dict[str, list[int]]": "dsl", "list[tuple[str, int]]": "lp", "Optional[str]": "s", "Optional[int]": "i",
    "Iterable[int]": "li", "Sequence[int]": "li", "tuple[int, int]": "q",
}  # fmt: skip
_facts, _calls = {}, {}
KEPT_FACTS = 20000


class Facts:
    """What a program's text says about its inputs: literals, and for each known call its values."""

    __slots__ = ("texts", "numbers", "calls", "columns")

    def __init__(self, tree, calls):
        self.texts, self.numbers, self.calls, self.columns = [], [], [], {}
        for node in walk(tree):
            if node.__class__ is ast.Constant:
                if node.value.__class__ is str and len(node.value) < 20 and node.value:
                    self.texts.append(node.value)
                elif node.value.__class__ is int:
                    self.numbers.append(node.value)
        for call in calls:
            parsed = parsed_call(call)
            self.calls.append(parsed)
            if parsed is not None:
                for nth, (_, value) in enumerate(parsed[1]):
                    self.columns.setdefault(nth, []).append(value)


def facts(source, calls):
    key = (source, tuple(calls))
    found = _facts.get(key)
    if found is None:
        if len(_facts) > KEPT_FACTS:
            _facts.clear()
        found = _facts[key] = Facts(ast.parse(source), calls)
    return found


def parsed_call(text):
    """`parse_call` with a cache: the same texts come again and again."""
    parsed = _calls.get(text)
    if parsed is None:
        if len(_calls) > KEPT_FACTS * 5:
            _calls.clear()
        parsed = _calls[text] = parse_call(text) or False
    return parsed or None


def parse_call(text):
    """(function's text, [(keyword or None, value), …]); None if an argument is not a literal."""
    try:
        node = ast.parse(text, mode="eval").body
        if not isinstance(node, ast.Call) or any(isinstance(a, ast.Starred) for a in node.args):
            return None
        values = [(None, ast.literal_eval(a)) for a in node.args] + [
            (k.arg, ast.literal_eval(k.value)) for k in node.keywords
        ]
        if any(name is None for name, _ in values[len(node.args):]):
            return None
        return ast.unparse(node.func), values
    except (SyntaxError, ValueError, TypeError, MemoryError, RecursionError):
        return None


def call_text(function, values, quote="'"):
    return f"{function}({', '.join([(name + '=' if name else '') + show(value, quote) for name, value in values])})"


class Mutator:
    """Changes values a little, in the manner of their type, with literals of the code at hand."""

    def __init__(self, rng, texts, numbers):
        self.random, self.texts, self.numbers = rng.random, texts, numbers

    def pick(self, options):
        return options[int(self.random() * len(options))]

    def value(self, value, depth=0):
        kind = value.__class__
        if kind is str:
            return self.text(value)
        if kind is bool:
            return not value
        if kind is int:
            return self.number(value)
        if kind is float:
            return self.pick(
                (
                    value + 1,
                    -value,
                    value / 2,
                    round(value * 1.5, 2),
                    0.0,
                    float(int(value)) if abs(value) < 1e15 else value,
                )
            )
        if kind is list:
            return self.items(value, depth)
        if kind is tuple:
            changed = self.items(list(value), depth, len(value) < 4)
            return tuple(changed)
        if kind is dict:
            return self.mapping(value, depth)
        if kind is set:
            items = sorted(value, key=repr)
            try:
                return set(self.items(items, depth))
            except TypeError:
                return value
        if kind is bytes:
            return self.pick(
                (value[::-1], value + b"a", value[1:], value.upper(), value * 2 if len(value) < 9 else value[:3])
            )
        return value

    def number(self, value):
        draw = self.random()
        if draw < 0.3:
            return value + self.pick((1, -1, 2, -2, 3, 5))
        if draw < 0.45 and self.numbers:
            return self.pick(self.numbers) + self.pick((0, 0, 1, -1))
        if draw < 0.55:
            return -value
        if draw < 0.65:
            return self.pick((0, 1, 2, 7, 10))
        if draw < 0.8 and abs(value) < 10 ** 6:
            return value * 2 if draw < 0.73 else value // 2
        return value + int(self.random() * 9) - 4

    def text(self, value):
        draw = self.random()
        at = int(self.random() * (len(value) + 1))
        if draw < 0.26 and self.texts:
            planted = self.pick(self.texts)
            return value[:at] + planted + value[at:]
        if draw < 0.34 and self.texts:
            planted = self.pick(self.texts)
            return planted + value if self.random() < 0.5 else value + planted
        if draw < 0.42:
            return value[:at] + value[at + 1:]
        if draw < 0.5:
            return value[:at] + self.pick(LETTERS + "ABXYZ0123456789 ") + value[at:]
        if draw < 0.56:
            return self.pick((value.upper(), value.lower(), value.title(), value.swapcase(), value.capitalize()))
        if draw < 0.62:
            return value[::-1]
        if draw < 0.68:
            return value[at:] + value[:at]
        if draw < 0.74:
            return " " * int(self.random() * 3) + value + self.pick((" ", "  ", "\n", "\t", ""))
        if draw < 0.8:
            return value[:at] + self.pick(PUNCTUATION) + value[at:]
        if draw < 0.85:
            return value[:at]
        if draw < 0.9 and len(value) < 24:
            return value + value[:at]
        if draw < 0.94:
            words = value.split()
            return " ".join(words[::-1] + words[:1]) if len(words) > 1 else value + " " + value[:3]
        if draw < 0.97:
            return value + self.pick(UNICODE)
        return self.pick(("", " ", value[:1], "123", value * 2 if len(value) < 12 else value[:5]))

    def items(self, values, depth, fixed=False):
        made = list(values)
        draw = self.random()
        if made and (draw < 0.4 or fixed):
            at = int(self.random() * len(made))
            made[at] = self.value(made[at], depth + 1)
        elif draw < 0.55 and made:
            made.insert(int(self.random() * (len(made) + 1)), self.pick(made))
        elif draw < 0.68 and made:
            made.pop(int(self.random() * len(made)))
        elif draw < 0.74:
            made.reverse()
        elif draw < 0.84 and made and len(made) < 12:
            made.append(self.value(self.pick(made), depth + 1))
        elif draw < 0.9 and made:
            planted = self.texts if made[0].__class__ is str else self.numbers if made[0].__class__ is int else ()
            made.insert(int(self.random() * (len(made) + 1)), self.pick(planted) if planted else self.pick(made))
        elif draw < 0.95:
            made = made[int(self.random() * (len(made) + 1)):]
        else:
            try:
                made.sort(reverse=self.random() < 0.5)
            except TypeError:
                made = made[:1]
        return made

    def mapping(self, value, depth):
        made = dict(value)
        keys = list(made)
        draw = self.random()
        if keys and draw < 0.35:
            key = self.pick(keys)
            made[key] = self.value(made[key], depth + 1)
        elif keys and draw < 0.5:
            made.pop(self.pick(keys))
        elif keys and draw < 0.8:
            key = self.pick(keys)
            planted = self.texts if key.__class__ is str else self.numbers if key.__class__ is int else ()
            try:
                made[self.pick(planted) if planted and self.random() < 0.6 else self.value(key, depth + 1)] = (
                    self.value(made[key], depth + 1)
                )
            except TypeError:
                return made
        elif draw < 0.9:
            made = dict(reversed(made.items()))
        elif keys:
            key = self.pick(keys)
            made = {**made, key: made[self.pick(keys)]}
        return made


def more_calls(source, calls, rng, count, tree=None):
    """Known calls and mutants of them, `count` in all if so many can be made. `tree`: of a source that is seen once."""
    known = facts(source, calls) if tree is None else Facts(tree, calls)
    usable = [c for c in known.calls if c is not None]
    first = list(calls)
    rng.shuffle(first)
    made = dict.fromkeys(first[:max(2, count * 2 // 3)] if len(usable) else first[:count])
    mutator = Mutator(rng, known.texts, known.numbers)
    for _ in range(count * 4):
        if len(made) >= count or not usable:
            break
        function, values = usable[int(rng.random() * len(usable))]
        changed = list(values)
        for _ in range(1 if rng.random() < 0.6 else 2):
            if not changed:
                break
            nth = int(rng.random() * len(changed))
            name, value = changed[nth]
            column = known.columns.get(nth)
            if column and rng.random() < 0.2:
                value = column[int(rng.random() * len(column))]
            changed[nth] = (name, mutator.value(value))
        text = call_text(function, changed)
        if len(text) < 400:
            made[text] = None
    return list(made)[:count]


def with_more_calls(program, rng, count):
    return Program(
        program.source,
        more_calls(program.source, program.calls, rng, count),
        program.entry,
        program.origin,
        program.problem,
        program.flags,
    )


def infer(function):
    """Types of the parameters of a function's syntax tree, from annotations and usage; `a` if neither says."""
    kinds = {}
    for arg in function.args.posonlyargs + function.args.args:
        kinds[arg.arg] = ANNOTATED.get(ast.unparse(arg.annotation)) if arg.annotation else None
    for node in walk(function):
        name, kind = seen(node)
        if name in kinds and kinds[name] is None and kind:
            kinds[name] = kind
        if isinstance(node, ast.For) and isinstance(node.iter, ast.Name) and kinds.get(node.iter.id, 0) in (None, "li"):
            kinds[node.iter.id] = {"s": "ls", "li": "ll", "i": "li"}.get(element(function, node.target), "li")
    return {name: kind or "a" for name, kind in kinds.items()}


def element(function, target):
    for node in walk(function):
        name, kind = seen(node)
        if isinstance(target, ast.Name) and name == target.id and kind:
            return kind
    return None


def seen(node):
    """(name, type) that one node of the tree shows; usually (None, None)."""
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
            return node.func.value.id, KIND_OF_METHOD.get(node.func.attr)
        if isinstance(node.func, ast.Name) and node.args and isinstance(node.args[0], ast.Name):
            return node.args[0].id, {
                "range": "i", "abs": "i", "chr": "i", "bin": "i", "ord": "c", "sum": "li", "max": "li", "min": "li",
            }.get(node.func.id)
    if isinstance(node, ast.BinOp):
        for here, other in ((node.left, node.right), (node.right, node.left)):
            if isinstance(here, ast.Name):
                if isinstance(other, ast.Constant):
                    return here.id, {int: "i", str: "s", float: "f"}.get(other.value.__class__)
                if isinstance(node.op, (ast.Sub, ast.FloorDiv, ast.Div, ast.Pow)):
                    return here.id, "i"
                if isinstance(other, ast.List):
                    return here.id, "li"
    if (
        isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Name)
        and isinstance(node.comparators[0], ast.Constant)
    ):
        return node.left.id, {int: "i", str: "s", float: "f"}.get(node.comparators[0].value.__class__)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        if isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str):
            return node.value.id, "dsi"
        if isinstance(node.slice, ast.Slice):
            return node.value.id, "s"
    return None, None


def inferred_calls(source, entry, seed, count=6):
    """Calls of a function without any known input."""
    rng = _random.Random(seed)
    tree = ast.parse(source)
    function = next(n for n in walk(tree) if isinstance(n, ast.FunctionDef) and n.name == entry)
    known = facts(source, [])
    theme = Theme(rng.random)
    for at, text in enumerate(known.texts[:4]):
        theme.words[at] = text
        theme.chars[at % 3] = text[0]
    for at, number in enumerate(known.numbers[:3]):
        theme.ints[at] = number
    parameters = []
    for name, kind in infer(function).items():
        parameter = Parameter(name, kind)
        parameter.demands = [("sub", text) for text in known.texts[:6]] + [
            ("ival", number) for number in known.numbers[:4]
        ]
        parameters.append(parameter)
    made = {}
    for nth in range(count * 3):
        made[call_text(entry, [(None, v) for v in arguments(theme, parameters, nth)])] = None
        if len(made) == count:
            break
    return list(made)
