"""Reads functions with inputs from the files that the user's configuration names.

These are MBPP, LeetCodeDataset, DebugBench, or our own JSONL. A line that cannot be read is refused with
its number, and reading goes on. Items that can be read but not used (an input out of reach, a class that needs objects,
code that does not compile) are only counted.
"""
import ast
import builtins
import gzip
import hashlib
import json
import re
from pathlib import Path

from .program import Program
from .syntax import walk

KINDS = ("mbpp", "leetcode", "debugbench", "programs")
MOST_LINES, MOST_CALLS, MOST_TEXT = 60, 12, 240
MODULES = {
    "typing": (
        "List Dict Set Tuple Optional Any Iterable Union Callable Deque DefaultDict Iterator Sequence Generator Counter"
    ),
    "collections": "defaultdict deque Counter OrderedDict namedtuple",
    "itertools": (
        "accumulate combinations permutations product chain groupby count cycle islice zip_longest pairwise repeat"
        " takewhile dropwhile combinations_with_replacement starmap"
    ),
    "functools": "lru_cache cache reduce cmp_to_key partial",
    "heapq": "heappush heappop heapify heappushpop heapreplace nlargest nsmallest",
    "bisect": "bisect bisect_left bisect_right insort insort_left",
    "math": "gcd sqrt ceil floor comb factorial isqrt log log2 log10 prod inf lcm pi perm",
    "operator": "itemgetter add mul xor or_ and_ sub",
    "string": "ascii_lowercase ascii_uppercase digits ascii_letters",
}
PROVIDERS = {name: module for module, names in reversed(MODULES.items()) for name in names.split()}
ALLOWED_IMPORTS = frozenset(MODULES) | {
    "re", "sys", "copy", "datetime", "cmath", "statistics", "fractions", "decimal", "textwrap",
}  # fmt: skip
UNSAFE = re.compile(
    r"\b(open|exec|eval|input|__import__|exit|quit|breakpoint|compile|globals)\(|\bsys\.(exit|stdin|stdout)|\btime\.|"
    r"\brandom\.|\bos\.|threading|datetime\.now"
)


class Refused(Exception):
    """This item can't be used; nothing is wrong with the file."""


class Malformed(ValueError):
    """An item, or a whole file, is not what its kind says. The message has file and line."""


def load(files, root="."):
    """(programs, reports) of the files of a configuration: `[{"path": …, "kind": …}, …]`."""
    found, reports = [], []
    for nth, spec in enumerate(files):
        if not isinstance(spec, dict) or spec.get("kind") not in KINDS or not isinstance(spec.get("path"), str):
            raise ValueError(
                f"configuration: corpus.files[{nth}] must be an object with a path and a kind, one of"
                f" {', '.join(KINDS)}; not {spec!r}"
            )
        path = Path(root) / spec["path"]
        if spec["kind"] == "programs":
            more, said = read_programs([path]), []
        else:
            more, said = read(path, spec["kind"])
        found += more
        reports += said
    return found, reports


def read(path, kind):
    found, refused = [], {}
    for where, item in readable(path):
        try:
            found += ADAPTERS[kind](item)
        except Refused as error:
            refused[str(error)] = refused.get(str(error), 0) + 1
        except (KeyError, TypeError, AttributeError) as error:
            raise Malformed(f"{where}: no item of kind {kind}: missing or wrong field {error}") from None
    if not refused:
        return found, []
    left_out = ", ".join(f"{count} ({reason})" for reason, count in sorted(refused.items()))
    return found, [f"{path}: left out {left_out}"]


def readable(path):
    """(place, object) of each item; Malformed where there is none."""
    try:
        items = list(records(Path(path)))
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise Malformed(f"{path}: can't be read: {getattr(error, 'strerror', None) or error}") from None
    for number, item in items:
        if not isinstance(item, dict):
            raise Malformed(f"{path}:{number}: {item if isinstance(item, Exception) else 'not a JSON object'}")
        yield f"{path}:{number}", item


def records(path):
    """(number, object or exception) of a JSON array, or of JSON lines; of a folder, of each file in it."""
    if path.is_dir():
        for file in sorted(path.glob("*.json*")):
            yield from ((f"{file.name}:{number}", item) for number, item in records(file))
        return
    data = path.read_bytes()
    text = (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode("utf-8", "replace")
    if text.lstrip().startswith("["):
        try:
            for number, item in enumerate(json.loads(text), 1):
                yield number, item
            return
        except ValueError as error:
            yield 1, error
            return
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                yield number, json.loads(line)
            except ValueError as error:
                yield number, error


def read_programs(paths):
    """Programs written by `ndbg_data.repository` or `ndbg data inputs check`, one JSON object a line."""
    found = []
    for path in paths:
        for where, item in readable(path):
            try:
                found.append(Program.from_json(item))
            except (KeyError, TypeError) as error:
                raise Malformed(f"{where}: not a program: missing or wrong field {error}") from None
    return found


# From text to programs


def tidy(code):
    """Normalises line ends, tabs and blank edges of a source; refuses it if it does not compile or is too long."""
    code = code.replace("\r\n", "\n").replace("\r", "\n").replace("\\n" * 3, "\n").expandtabs(4)
    code = "\n".join(line.rstrip() for line in code.strip("\n").split("\n")) + "\n"
    if code.count("\n") > MOST_LINES:
        raise Refused("too long")
    if UNSAFE.search(code):
        raise Refused("reaches outside")
    try:
        tree = ast.parse(code)
        compile(tree, "<corpus>", "exec")
    except (SyntaxError, ValueError):
        raise Refused("does not compile") from None
    if any(isinstance(node, (ast.For, ast.While)) for node in tree.body):
        # It would run before each call, unseen: usually it builds tables of numbers up to a million.
        raise Refused("loops before it is called")
    return code, tree


def missing_names(tree):
    """Names that the code uses but does not define."""
    bound, used = set(), {}
    for node in walk(tree):
        kind = node.__class__
        if kind is ast.Name:
            if node.ctx.__class__ is ast.Load:
                used[node.id] = None
            else:
                bound.add(node.id)
        elif kind is ast.arg:
            bound.add(node.arg)
        elif kind in (ast.FunctionDef, ast.ClassDef) or (kind is ast.ExceptHandler and node.name):
            bound.add(node.name)
        elif kind in (ast.Import, ast.ImportFrom):
            module = node.module if kind is ast.ImportFrom else node.names[0].name
            if (module or "").split(".")[0] not in ALLOWED_IMPORTS:
                raise Refused("imports something else")
            for alias in node.names:
                bound.update(
                    MODULES.get(module, "").split()
                    if alias.name == "*"
                    else [(alias.asname or alias.name).split(".")[0]]
                )
    return [name for name in used if name not in bound and not hasattr(builtins, name)]


def with_imports(code, tree):
    """Puts the imports that the code takes for granted before it; refuses a name that no module provides."""
    wanted, plain = {}, []
    for name in missing_names(tree):
        if name in PROVIDERS:
            wanted.setdefault(PROVIDERS[name], []).append(name)
        elif name in MODULES or name == "re":
            plain.append(f"import {name}")
        else:
            raise Refused("needs names that are not given")
    lines = [f"from {module} import {', '.join(sorted(names))}" for module, names in sorted(wanted.items())] + sorted(
        plain
    )
    return "\n".join(lines) + ("\n\n" if lines else "") + code


def literal_calls(nodes, name_of):
    """The calls among nodes whose arguments are literals of a sensible size, shortest first, as text."""
    found = {}
    for node in nodes:
        if isinstance(node, ast.Call):
            name = name_of(node.func)
            if name is None:
                continue
            try:
                for argument in node.args + [k.value for k in node.keywords]:
                    ast.literal_eval(argument)
            except (ValueError, TypeError, SyntaxError, MemoryError):
                continue
            arguments = [ast.unparse(a) for a in node.args] + [
                f"{k.arg}={ast.unparse(k.value)}" if k.arg else "**0" for k in node.keywords
            ]
            text = f"{name}({', '.join(arguments)})"
            if len(text) <= MOST_TEXT and "**0" not in text:
                found[text] = None
    return sorted(found, key=lambda t: (len(t), t))[:MOST_CALLS]


SELF = re.compile(r"^(def \w+\()self(?:, *)?")


def as_function(code, tree, method):
    """The source of a method as a plain function if it does not use `self` and stands alone; else None."""
    if len(tree.body) != 1 or not isinstance(tree.body[0], ast.ClassDef) or len(tree.body[0].body) != 1:
        return None
    function = tree.body[0].body[0]
    if not isinstance(function, ast.FunctionDef) or function.decorator_list or function.name != method:
        return None
    if any(n.__class__ is ast.Name and n.id == "self" for n in walk(function)):
        return None
    lines = code.split("\n")[function.lineno - 1:function.end_lineno]
    if any(line.strip() and not line.startswith(" " * function.col_offset) for line in lines):
        return None
    lines = [line[function.col_offset:] for line in lines]
    plain = SELF.sub(r"\1", lines[0])
    return None if plain == lines[0] else "\n".join([plain, *lines[1:]]) + "\n"


def from_mbpp(item):
    code, tree = tidy(item["code"])
    defined = {n.name for n in tree.body if isinstance(n, ast.FunctionDef)}
    tests = []
    for test in item["test_list"] + item.get("challenge_test_list", []):
        try:
            tests += walk(ast.parse(test.strip()))
        except SyntaxError:
            continue
    calls = literal_calls(tests, lambda f: f.id if isinstance(f, ast.Name) and f.id in defined else None)
    if not calls:
        raise Refused("no call with literal arguments")
    return [
        Program(
            with_imports(code, tree), calls, calls[0].partition("(")[0], "corpus", f"mbpp/{item['task_id']}", ("mbpp",)
        )
    ]


def solutions(code, calls_of, problem, flags):
    """A program of a `Solution` class: unchanged, or its method as a plain function (each for half of the problems)."""
    code, tree = tidy(code)
    methods = [
        n
        for c in tree.body
        if isinstance(c, ast.ClassDef) and c.name == "Solution"
        for n in c.body
        if isinstance(n, ast.FunctionDef)
    ]
    if not methods:
        raise Refused("no Solution class")
    entry, calls = calls_of(methods)
    if not calls:
        raise Refused("no call with literal arguments")
    source = with_imports(code, tree)
    if hashlib.sha256(problem.encode()).digest()[8] % 2 and len(tree.body) == 1:
        plain = as_function(code, tree, entry)
        if plain is not None:
            plain_source = source[:len(source) - len(code)] + plain
            return [
                Program(
                    plain_source,
                    [f"{entry}({c}" for c in (call.partition("(")[2].partition("(")[2] for call in calls)],
                    entry,
                    "corpus",
                    problem,
                    (*flags, "function"),
                )
            ]
    return [Program(source, calls, entry, "corpus", problem, (*flags, "method"))]


def from_leetcode(item):
    method = item["entry_point"].rpartition(".")[2]
    # Tests may hold hundreds of cases; short ones among the first lines are enough.
    lines = [
        line.strip()
        for line in item["test"].split("\n")[1:60]
        if line.strip().startswith("assert") and len(line) < 2 * MOST_TEXT
    ]
    try:
        tests = list(walk(ast.parse("\n".join(lines))))
    except SyntaxError:
        raise Refused("its test does not parse") from None
    calls = literal_calls(
        tests, lambda f: f"Solution().{method}" if isinstance(f, ast.Name) and f.id == "candidate" else None
    )
    return solutions(item["completion"], lambda methods: (method, calls), f"leetcode/{item['task_id']}", ("leetcode",))


INPUT = re.compile(r"Input:?\s*(.*?)\s*Output", re.S)


def from_debugbench(item):
    nodes = []
    for example in item["examples"]:
        match = INPUT.search(example)
        if match:
            text = re.sub(
                r"\btrue\b", "True", re.sub(r"\bfalse\b", "False", re.sub(r"\bnull\b", "None", match.group(1)))
            )
            try:
                nodes += [n for n in walk(ast.parse(f"_({text})".replace("\n", " ")))]
            except SyntaxError:
                continue

    def calls_of(methods):
        given = next(({k.arg for k in n.keywords} for n in nodes if isinstance(n, ast.Call) and n.keywords), set())
        fitting = [m for m in methods if {a.arg for a in m.args.args[1:]} == given]
        if not fitting:
            raise Refused("no method takes the example's input")
        name = fitting[-1].name
        return name, literal_calls(
            nodes, lambda f: f"Solution().{name}" if isinstance(f, ast.Name) and f.id == "_" else None
        )

    found, reason = [], None
    for field, flag in (("oracle_code", "right"), ("buggy_code", "buggy")):
        try:
            found += solutions(item[field], calls_of, f"leetcode/{item['slug']}", ("debugbench", flag))
        except Refused as error:
            reason = error
    if not found:
        raise reason or Refused("nothing usable")
    return found


ADAPTERS = {"mbpp": from_mbpp, "leetcode": from_leetcode, "debugbench": from_debugbench}
