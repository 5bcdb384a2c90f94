"""Turns published programs and their calls into the file that the setting `programs.found` names.

    python3 -m ndbg_worker.found --codeio codeio.jsonl.gz codeio-hq.json.gz --kodcode kodcode-*.json.gz \\
        --out found.jsonl

CodeI/O programs come with a generator of inputs, which is run a few times; KodCode's files show calls in docstrings.
Each call is tried in a child process with the limits of a data worker. It is kept if it ends by itself and two runs
show the same. A program that hangs or misbehaves is counted and dropped, and the others go on.
"""
import argparse
import ast
import gzip
import json
import os
import random
import re
import select
import subprocess
import sys
import textwrap
from collections import Counter
from pathlib import Path

INPUTS = 5
# Limits on a program's code and calls: longer ones would fill a model's context before anything runs.
LINES = range(4, 111)
CALL_LENGTH = 300
RESULT_LENGTH = 600
LINE_EVENTS = 1500
SECONDS = 2
MEMORY_MIB = 512
# Seconds after which a silent child is killed.
PATIENCE = 30
# What CodeI/O's generators expect to be imported.
GENERATOR_IMPORTS = "from random import Random\nimport random\nimport string\nimport math\nfrom typing import *\n"
EXAMPLE = re.compile(r"^\s*>>> (\w+\(.*\))\s*$", re.M)


def load(path):
    opened = gzip.open if str(path).endswith(".gz") else open
    with opened(path, "rt", encoding="utf-8") as file:
        text = file.read()
    try:
        if text.lstrip().startswith("["):
            return json.loads(text)
        return [json.loads(line) for line in text.splitlines() if line.strip()]
    except ValueError as error:
        sys.exit(f"found: {path} is no JSON: {error}")


def fields_of(paths, kind, *names):
    """Yields these fields of every record in the files."""
    for path in paths:
        for record in load(path):
            try:
                fields = [record[name] for name in names]
            except (KeyError, TypeError):
                sys.exit(f"found: {path} holds no {kind} programs: {' or '.join(names)} is missing")
            yield fields


def codeio(paths):
    """Yields (problem, source, generator) of each distinct program."""
    seen = set()
    for source, generator in fields_of(paths, "CodeI/O", "code_sample", "input_generator"):
        if source not in seen:
            seen.add(source)
            yield f"codeio/{len(seen)}", source, generator


def kodcode(paths):
    """Yields (problem, source without its guard, calls in its docstrings)."""
    for source, name in fields_of(paths, "KodCode", "codes", "id"):
        yield f"kodcode/{name}", source, EXAMPLE.findall(source)


def definitions(source):
    """The program without its script part and the docstrings' examples, imports first; None if nothing is left."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return None
    kept = []
    for node in tree.body:
        guard = isinstance(node, ast.If) and "__name__" in ast.unparse(node.test)
        script = isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)
        if not (guard or script or isinstance(node, ast.Expr)):
            kept.append(node)
    if any(module(node) not in ALLOWED for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))):
        return None
    lines = source.split("\n")
    blocks = ["\n".join(lines[first_line(node) - 1:node.end_lineno]) for node in kept]
    return re.sub(r"\n{3,}", "\n\n\n", shortened("\n\n".join(blocks))) + "\n"


def shortened(source):
    """Cuts docstrings to one line: the rest shows examples and results, which a reader of a debugger's context need
    not see."""
    tree = ast.parse(source)
    lines = source.split("\n")
    for node in sorted(ast.walk(tree), key=lambda node: -getattr(node, "lineno", 0)):
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)) or ast.get_docstring(node) is None:
            continue
        doc = node.body[0]
        if doc.lineno == doc.end_lineno or lines[doc.lineno - 1][:doc.col_offset].strip():
            continue
        first = (ast.get_docstring(node).strip().split("\n") or [""])[0].replace("\\", "").replace('"', "'")
        indent = " " * doc.col_offset
        lines[doc.lineno - 1:doc.end_lineno] = [f'{indent}"""{first}"""']
    return "\n".join(lines)


def first_line(node):
    return min([node.lineno, *(item.lineno for item in getattr(node, "decorator_list", ()))])


def module(node):
    return node.names[0].name.split(".")[0] if isinstance(node, ast.Import) else (node.module or "").split(".")[0]


ALLOWED = set(
    "__future__ abc ast base64 bisect cmath collections copy dataclasses datetime decimal doctest enum fractions"
    " functools hashlib heapq itertools json math numbers operator random re statistics string sys textwrap time"
    " timeit typing unicodedata".split()
)


def plain(value):
    """The value with numbers that a person would type: long fractions are cut."""
    if isinstance(value, float):
        return round(value, 2)
    if isinstance(value, (list, tuple)):
        return type(value)(map(plain, value)) if type(value) in (list, tuple) else value
    if type(value) is dict:
        return {key: plain(item) for key, item in value.items()}
    return value


# ---- in the child ----

def child():
    from .guard import Guard, Stopped, die_with_parent

    die_with_parent()
    out = os.fdopen(os.dup(1), "w")
    guard = Guard(MEMORY_MIB, SECONDS)
    for line in sys.stdin:
        request = json.loads(line)
        guard.begin()
        try:
            reply = {"calls": tried(guard, request)}
        except Stopped as stopped:
            reply = {"reason": guard.broken or stopped.reason}
        except BaseException as error:
            reply = {"reason": type(error).__name__}
        guard.rest()
        out.write(json.dumps(reply) + "\n")
        out.flush()


def tried(guard, request):
    """The calls that end by themselves, show something, and show the same twice."""
    calls = request["calls"]
    if request["generator"]:
        calls = []
        space = {"__name__": "program", "__builtins__": guard.fresh_builtins()}
        with guard:
            exec(GENERATOR_IMPORTS + request["generator"], space)
            for seed in range(INPUTS):
                random.seed(seed)
                inputs = plain(space["generate_inputs"](random.Random(seed)))
                calls.append("main_solution(" + ", ".join(f"{name}={value!r}" for name, value in inputs.items()) + ")")
    kept = []
    for call in dict.fromkeys(calls):
        if len(call) > CALL_LENGTH or " object at 0x" in call:
            continue
        shown = [run(guard, request["source"], call) for _ in range(2)]
        if shown[0] is not None and shown[0] == shown[1]:
            kept.append(call)
    return kept


def run(guard, source, call):
    events = 0

    def trace(frame, event, arg):
        nonlocal events
        if frame.f_code.co_filename != "<program>":
            return None
        events += event == "line"
        if events > LINE_EVENTS:
            raise TimeoutError
        return trace

    space = {"__name__": "program", "__builtins__": guard.fresh_builtins()}
    try:
        with guard:
            random.seed(0)
            sys.settrace(trace)
            exec(compile(source, "<program>", "exec"), space)
            shown = repr(eval(call, space))
            sys.settrace(None)
    except Exception:
        return None
    return shown if len(shown) <= RESULT_LENGTH and " at 0x" not in shown and not space.get("__broken__") else None


# ---- in the parent ----

class Child:
    def __init__(self):
        self.process = None

    def ask(self, request):
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "-B", "-W", "ignore", "-m", "ndbg_worker.found", "--child"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, text=True, env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONUTF8": "1"})
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
                return self.end("hangs")
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        return json.loads(line) if line else self.end("ends its process")

    def end(self, reason):
        self.process.kill()
        self.process.wait()
        self.process = None
        return {"reason": reason}


def main():
    parser = argparse.ArgumentParser(prog="ndbg_worker.found", description=__doc__.split("\n")[0])
    parser.add_argument("--codeio", nargs="*", default=[], help="files of CodeI/O programs (.jsonl or .json, also .gz)")
    parser.add_argument("--kodcode", nargs="*", default=[], help="files of KodCode programs")
    parser.add_argument("--out", help="where the programs go, a line of JSON each")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        return child()
    if not args.out or not (args.codeio or args.kodcode):
        parser.error("say --out and at least one file behind --codeio or --kodcode")
    missing = [path for path in (*args.codeio, *args.kodcode) if not Path(path).is_file()]
    if missing:
        sys.exit(f"found: there is no file {missing[0]}")
    programs = [(problem, source, generator, []) for problem, source, generator in codeio(args.codeio)]
    programs += [(problem, source, "", calls) for problem, source, calls in kodcode(args.kodcode)]
    reasons, written, calls, asked = Counter(), 0, 0, Child()
    part = Path(args.out + ".part")
    try:
        with open(part, "w", encoding="utf-8") as out:
            for number, (problem, source, generator, examples) in enumerate(programs, 1):
                if sys.stderr.isatty():
                    print(f"\r{number} of {len(programs)}, {written} kept", end="", file=sys.stderr, flush=True)
                whole = definitions(source)
                if whole is None or not generator and not examples:
                    foreign = "no Python, or a library that is not Python's own"
                    reasons[foreign if whole is None else "no calls are shown"] += 1
                    continue
                if whole.count("\n") not in LINES:
                    reasons["too short or too long"] += 1
                    continue
                reply = asked.ask({"source": whole, "generator": textwrap.dedent(generator), "calls": examples})
                if not reply.get("calls"):
                    reasons[reply.get("reason", "no call is of use")] += 1
                    continue
                kept = {"problem": problem, "source": whole, "calls": reply["calls"]}
                out.write(json.dumps(kept, ensure_ascii=False) + "\n")
                written, calls = written + 1, calls + len(reply["calls"])
        part.replace(args.out)
    finally:
        part.unlink(missing_ok=True)
        if asked.process:
            asked.end("")
    print(f"{written} of {len(programs)} programs with {calls} calls in {args.out}")
    print("left out: " + ", ".join(f"{reason} {count}" for reason, count in reasons.most_common()))


if __name__ == "__main__":
    main()
