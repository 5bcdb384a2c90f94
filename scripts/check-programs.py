#!/usr/bin/env python3
"""Check the programs under corpus/programs: each must be whole, deterministic, short and unlike the others.

    python3 scripts/check-programs.py [FOLDER or FILE ...]

Each program runs twice in processes of its own, with different hash seeds. The exit code is 1 if anything is wrong.
"""

import ast
import hashlib
import re
import resource
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PROGRAMS = Path(__file__).resolve().parent.parent / "corpus" / "programs"
LINES = range(12, 91)
LINE_EVENTS = range(15, 1501)
HASH_SEEDS = ("0", "4711")
WORKERS = 2
CPU_SECONDS = 5
MEMORY_BYTES = 512 << 20
OUTPUT_BYTES = 64 << 10
EVENTS_MARK = "line events:"

ALLOWED_IMPORTS = set(
    "__future__ abc ast array base64 bisect binascii calendar cmath collections contextlib copy csv dataclasses "
    "datetime"
    " decimal difflib enum fractions functools hashlib heapq html io itertools json keyword math numbers operator"
    " pprint random re shlex statistics string struct sys textwrap traceback types typing unicodedata unittest"
    " urllib.parse uuid warnings zlib".split()
)
FORBIDDEN_CALLS = set("open input eval exec compile breakpoint id exit quit __import__ globals".split())
FORBIDDEN_ATTRIBUTES = set(
    "time.time time.sleep time.perf_counter datetime.now datetime.today datetime.utcnow date.today"
    " datetime.datetime.now datetime.datetime.today datetime.datetime.utcnow datetime.date.today"
    " uuid.uuid1 uuid.uuid4 random.SystemRandom os.urandom sys.stdin sys.settrace object.__hash__".split()
)
ADDRESS = re.compile(r" at 0x[0-9a-fA-F]{4,}")

# Runs a program as __main__ and counts the line events of its own file.
RUNNER = f"""
import sys, types
path = sys.argv[1]
with open(path, encoding="utf-8") as file:
    code = compile(file.read(), "program.py", "exec")
count = 0
def local(frame, event, arg):
    global count
    if event == "line":
        count += 1
    return local
def start(frame, event, arg):
    return local if frame.f_code.co_filename == "program.py" else None
module = sys.modules["__main__"] = types.ModuleType("__main__")
ending = "normal"
sys.argv = ["program.py"]
sys.settrace(start)
try:
    exec(code, module.__dict__)
except SystemExit:
    ending = "exit"
except BaseException as error:
    ending = type(error).__name__
    sys.settrace(None)
    print("ending:", ending, error)
sys.settrace(None)
sys.stdout.flush()
sys.stderr.write("\\n{EVENTS_MARK} %d %s\\n" % (count, ending))
"""

CONSTRUCTS = {
    "class": lambda node: isinstance(node, ast.ClassDef),
    "base class": lambda node: isinstance(node, ast.ClassDef) and bool(node.bases),
    "dataclass": lambda node: isinstance(node, ast.ClassDef) and decorated(node, "dataclass"),
    "enum": lambda node: isinstance(node, ast.ClassDef) and any("Enum" in ast.unparse(b) for b in node.bases),
    "namedtuple": lambda node: name_of(node) in ("namedtuple", "collections.namedtuple")
    or isinstance(node, ast.ClassDef) and any("NamedTuple" in ast.unparse(b) for b in node.bases),
    "property": lambda node: isinstance(node, ast.FunctionDef) and decorated(node, "property"),
    "decorator": lambda node: isinstance(node, (ast.FunctionDef, ast.ClassDef)) and bool(node.decorator_list),
    "dunder method": lambda node: isinstance(node, ast.FunctionDef) and node.name.startswith("__"),
    "try": lambda node: isinstance(node, ast.Try),
    "finally": lambda node: isinstance(node, ast.Try) and bool(node.finalbody),
    "raise": lambda node: isinstance(node, ast.Raise),
    "with": lambda node: isinstance(node, ast.With),
    "yield": lambda node: isinstance(node, (ast.Yield, ast.YieldFrom)),
    "match": lambda node: isinstance(node, ast.Match),
    "lambda": lambda node: isinstance(node, ast.Lambda),
    "comprehension": lambda node: isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)),
    "f-string": lambda node: isinstance(node, ast.JoinedStr),
    "print": lambda node: name_of(node) == "print",
    "while": lambda node: isinstance(node, ast.While),
    "*args": lambda node: isinstance(node, ast.arguments) and (node.vararg is not None or node.kwarg is not None),
    "default": lambda node: isinstance(node, ast.arguments) and bool(node.defaults or node.kw_defaults),
    "walrus": lambda node: isinstance(node, ast.NamedExpr),
    "annotation": lambda node: isinstance(node, ast.AnnAssign) or isinstance(node, ast.arg) and bool(node.annotation),
    "global": lambda node: isinstance(node, (ast.Global, ast.Nonlocal)),
}


def name_of(node):
    """The dotted name that a call calls, or an empty string."""
    if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
        return ast.unparse(node.func)
    return ""


def decorated(node, name):
    return any(re.match(rf"(\w+\.)*{name}\b", ast.unparse(item)) for item in node.decorator_list)


class Normalise(ast.NodeTransformer):
    """Replace names by their order of appearance and constants by their types, so that a renamed copy is the same."""

    def __init__(self):
        self.order = {}

    def number(self, name):
        return f"n{self.order.setdefault(name, len(self.order))}"

    def visit_Name(self, node):
        return ast.Name(self.number(node.id), node.ctx)

    def visit_arg(self, node):
        return ast.arg(self.number(node.arg))

    def visit_Constant(self, node):
        return ast.Constant(type(node.value).__name__)

    def visit_FunctionDef(self, node):
        node.name = self.number(node.name)
        node.returns = None
        return self.generic_visit(without_docstring(node))

    def visit_ClassDef(self, node):
        node.name = self.number(node.name)
        return self.generic_visit(without_docstring(node))

    def visit_Module(self, node):
        return self.generic_visit(without_docstring(node))


def without_docstring(node):
    if ast.get_docstring(node, clean=False) is not None:
        node.body = node.body[1:] or [ast.Pass()]
    return node


def source_problems(tree, lines):
    """What is wrong with a program's text."""
    if lines not in LINES:
        yield f"{lines} lines, not {LINES.start} to {LINES.stop - 1}"
    seeded = False
    uses_random = None
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        modules = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or "."]
        for module in modules:
            if module not in ALLOWED_IMPORTS and module != "collections.abc":
                yield f"line {node.lineno}: import of {module}"
        name = name_of(node)
        if name in FORBIDDEN_CALLS and name not in own:
            yield f"line {node.lineno}: call of {name}"
        if isinstance(node, ast.Attribute) and ast.unparse(node) in FORBIDDEN_ATTRIBUTES:
            yield f"line {node.lineno}: use of {ast.unparse(node)}"
        if name.endswith("random.seed") or name in ("random.Random", "Random"):
            seeded = seeded or bool(node.args)
        elif name.startswith("random."):
            uses_random = node.lineno
    if uses_random and not seeded:
        yield f"line {uses_random}: random without a seed"


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def run_once(path, hash_seed):
    """The output, the number of line events and the ending of one run, or None where the time ran out."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            done = subprocess.run(
                [sys.executable, "-S", "-B", "-c", RUNNER, str(path)],
                env={"PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
                cwd=folder,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=CPU_SECONDS + 5,
                preexec_fn=limit,
            )
        except subprocess.TimeoutExpired:
            return None
    errors = done.stderr.decode("utf-8", "replace")
    found = re.search(rf"\n{EVENTS_MARK} (\d+) (\w+)\n\Z", errors)
    if not found:
        return None
    written = errors[: found.start()]
    return done.stdout + written.encode(), int(found[1]), found[2]


def run_problems(path):
    """What is wrong with how a program runs, and how it ended."""
    first, second = (run_once(path, seed) for seed in HASH_SEEDS)
    if first is None or second is None:
        return ["it was stopped: too long or too much memory"], None
    problems = []
    if first != second:
        problems.append("two runs with different hash seeds differ")
    output, events, ending = first
    if ADDRESS.search(output.decode("utf-8", "replace")):
        problems.append("an address in the output")
    if len(output) > OUTPUT_BYTES:
        problems.append(f"{len(output)} bytes of output")
    if events not in LINE_EVENTS:
        problems.append(f"{events} line events, not {LINE_EVENTS.start} to {LINE_EVENTS.stop - 1}")
    return problems, (events, ending)


def check(path):
    """One program's problems, the fingerprint of its syntax tree, its constructs and how it ran."""
    try:
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text, feature_version=(3, 10))
    except (SyntaxError, UnicodeDecodeError, ValueError) as error:
        return [f"not a program: {error}"], None, [], None
    problems = list(source_problems(tree, len(text.splitlines())))
    constructs = [name for name, has in CONSTRUCTS.items() if any(has(node) for node in ast.walk(tree))]
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    has_definitions = any(isinstance(node, (ast.FunctionDef, ast.ClassDef)) for node in tree.body)
    constructs.append("entry main" if "main" in functions else "entry mixed" if has_definitions else "entry module")
    if "__name__" in text:
        constructs.append("__main__ guard")
    running, run = run_problems(path)
    shape = ast.dump(Normalise().visit(tree))
    return problems + running, hashlib.sha256(shape.encode()).hexdigest(), constructs, run


def programs(arguments):
    for argument in arguments or [PROGRAMS]:
        path = Path(argument)
        if not path.exists():
            path = PROGRAMS / argument
        if not path.exists():
            sys.exit(f"check-programs: there is no file or folder {argument}; name one under corpus/programs.")
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


def shown(path):
    try:
        return str(path.resolve().relative_to(PROGRAMS))
    except ValueError:
        return str(path)


def main():
    paths = list(programs(sys.argv[1:]))
    if not paths:
        sys.exit("check-programs: there are no programs to check.")
    with ThreadPoolExecutor(WORKERS) as pool:
        results = list(pool.map(check, paths))
    wrong = 0
    same = defaultdict(list)
    topics, endings, constructs, events = Counter(), Counter(), Counter(), []
    for path, (problems, shape, found, run) in zip(paths, results):
        topics[path.resolve().parent.name] += 1
        if shape and same[shape]:
            problems.append(f"the same as {shown(same[shape][0])} but for names and constants")
        same[shape].append(path)
        constructs.update(found)
        if run:
            events.append(run[0])
            endings[run[1]] += 1
        wrong += bool(problems)
        for problem in problems:
            print(f"{shown(path)}: {problem}")
    total = len(paths)
    share = lambda count: f"{count} ({100 * count / total:.0f} %)"
    lines = sorted(len(path.read_bytes().splitlines()) for path in paths)
    print(f"{total} programs, {wrong} with problems; median {lines[total // 2]} lines", end="")
    print(f", {sorted(events)[len(events) // 2]} line events" if events else "")
    print("topics: " + ", ".join(f"{topic} {count}" for topic, count in sorted(topics.items())))
    failed = sum(endings.values()) - endings["normal"] - endings["exit"]
    print(f"ending in an exception: {share(failed)}: ", end="")
    print(", ".join(f"{name} {count}" for name, count in endings.most_common() if name not in ("normal", "exit")))
    print("constructs: " + ", ".join(f"{name} {share(count)}" for name, count in constructs.most_common()))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
