"""Reads the files of the seed corpus, and checks their entries.

A seed file holds entries, each opened by a line `# %%`. An entry is Python source (one function, or for `programs/` and
`algorithms/` several definitions) followed by lines `#> NAME(ARGS)`, one call each: its inputs. The functions of
`corpus/seeds/str/strip.py` have the theme `str.strip`; `algorithms/` holds small solutions of made-up problems, some of
them methods of a `class Solution` that are called as `Solution().NAME(ARGS)`.

    python3 -m ndbg_data.seeds corpus/seeds/str/strip.py    # check files, or folders of them
"""
import ast
import contextlib
import io
import re
import signal
import sys
from pathlib import Path

MARK = "# %%"
CALL = "#> "
INPUTS = 5
METHOD_LINES = range(3, 14)
PROGRAM_LINES = range(4, 31)
ALGORITHM_LINES = range(5, 46)
ALGORITHM_IMPORTS = frozenset("bisect collections functools heapq itertools math operator re string typing".split())
# Limits for an algorithm's runs: line events of the median run and of the longest, and characters of a result.
MIDDLE_STEPS, MOST_STEPS, MOST_RESULT = range(3, 161), 500, 300


class Entry:
    """One seed: its source, the calls that are its inputs, and where it stands."""

    def __init__(self, path, line, source, calls):
        self.path, self.line, self.source, self.calls = path, line, source, calls

    @property
    def where(self):
        return f"{self.path}:{self.line}"


def read(path):
    """The entries of one file, in order."""
    entries, start, code, calls = [], 0, [], []

    def close():
        if start:
            entries.append(Entry(path, start, "\n".join(code).strip("\n") + "\n", list(calls)))

    for number, line in enumerate(Path(path).read_text(encoding="utf-8").splitlines(), 1):
        if line == MARK:
            close()
            start, code, calls = number, [], []
        elif line.startswith(CALL):
            calls.append(line[len(CALL):])
        elif start:
            code.append(line)
    close()
    return entries


def fingerprint(source):
    """The syntax tree without names of variables and without constants: seeds with the same one are duplicates."""
    names = {}

    class Plain(ast.NodeTransformer):
        def visit_Name(self, node):
            node.id = names.setdefault(node.id, f"v{len(names)}")
            return node

        def visit_arg(self, node):
            node.arg = names.setdefault(node.arg, f"v{len(names)}")
            return node

        def visit_FunctionDef(self, node):
            node.name = "f"
            return self.generic_visit(node)

    return ast.dump(Plain().visit(ast.parse(source)))


def _timeout(signum, frame):
    raise TimeoutError("ran longer than a second")


def run(entry, steps=None):
    """Each call's outcome as text, in a fresh namespace: ('ok', repr) or ('raise', exception's name). `steps`: a
    list that gets the number of lines that each call ran."""
    outcomes = []
    for call in entry.calls:
        ran = 0

        def count(frame, event, argument):
            nonlocal ran
            # Comprehensions have frames of their own on some versions only.
            if frame.f_code.co_filename != "<seed>" or frame.f_code.co_name in (
                "<listcomp>",
                "<setcomp>",
                "<dictcomp>",
            ):
                return None
            ran += event == "line"
            return count

        space = {"__name__": "seed"}
        signal.signal(signal.SIGALRM, _timeout)
        signal.alarm(1)
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(entry.source, "<seed>", "exec"), space)
                if steps is not None:
                    sys.settrace(count)
                try:
                    outcomes.append(("ok", repr(eval(call, space))))
                finally:
                    sys.settrace(None)
        except TimeoutError as error:
            outcomes.append(("hang", str(error)))
        except Exception as error:
            outcomes.append(("raise", type(error).__name__))
        finally:
            signal.alarm(0)
        if steps is not None:
            steps.append(ran)
    return outcomes


def called(node):
    """The name of the function, or of the method of `Solution()`, that a call expression calls; None for any other."""
    if not isinstance(node, ast.Call):
        return None
    if isinstance(node.func, ast.Name):
        return node.func.id
    made = node.func.value if isinstance(node.func, ast.Attribute) else None
    plain = (
        isinstance(made, ast.Call)
        and isinstance(made.func, ast.Name)
        and made.func.id == "Solution"
        and not made.args + made.keywords
    )
    return node.func.attr if plain else None


def imported(tree):
    """The modules that a tree imports from, by their first names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def problems(entry, theme, algorithm=False):
    """What is wrong with an entry, as sentences. `theme` is (type, method), or None for programs and algorithms."""
    try:
        tree = ast.parse(entry.source)
    except SyntaxError as error:
        return [f"does not parse: {error.msg} (line {error.lineno} of the entry)"]
    found = []
    functions = [n for n in tree.body if isinstance(n, ast.FunctionDef)]
    lines = [text for text in entry.source.splitlines() if text.strip()]
    allowed = METHOD_LINES if theme else ALGORITHM_LINES if algorithm else PROGRAM_LINES
    if len(lines) not in allowed:
        found.append(f"{len(lines)} lines; {allowed.start} to {allowed.stop - 1} are wanted")
    if theme and (len(tree.body) != 1 or len(functions) != 1):
        found.append("one function and nothing else is wanted")
    modules = set(imported(tree)) - (ALGORITHM_IMPORTS if algorithm else set())
    if modules:
        found.append(
            f"imports {', '.join(sorted(modules))}; allowed:"
            f" {', '.join(sorted(ALGORITHM_IMPORTS)) if algorithm else 'nothing'}"
        )
    for function in [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]:
        spec = function.args
        names = [a.arg for a in spec.posonlyargs + spec.args + spec.kwonlyargs]
        names += [a.arg for a in (spec.vararg, spec.kwarg) if a]
        used = {n.id for n in ast.walk(function) if isinstance(n, ast.Name)}
        for name in names:
            if name not in used and name not in ("self", "cls"):
                found.append(f"argument {name} of {function.name} is never used")
    if theme:
        kind, method = theme
        if not any(isinstance(n, ast.Attribute) and n.attr == method for n in ast.walk(tree)):
            found.append(f"{kind}.{method} is the theme and is never called")
    if len(entry.calls) != INPUTS or len(set(entry.calls)) != INPUTS:
        found.append(f"{len(set(entry.calls))} different inputs; {INPUTS} are wanted")
    for call in entry.calls:
        try:
            node = ast.parse(call, mode="eval").body
        except SyntaxError:
            found.append(f"input does not parse: {call}")
            continue
        if called(node) is None or (not algorithm and isinstance(node.func, ast.Attribute)):
            found.append(f"input is not a call of a function by its name: {call}")
    if found:
        return found
    steps = []
    first, second = run(entry), run(entry, steps)
    if first != second:
        found.append("two runs differ")
    if any(kind == "hang" for kind, _ in first):
        found.append("an input ran longer than a second")
    if any(kind == "ok" and " at 0x" in text for kind, text in first):
        found.append("a result shows a memory address")
    if any(kind == "raise" and text in ("NameError", "SyntaxError") for kind, text in first):
        found.append("an input ends in a NameError")
    if theme and sum(kind == "raise" for kind, _ in first) > 2:
        found.append("more than two inputs raise")
    if len(set(first)) == 1 and (theme or algorithm):
        found.append(f"all inputs give the same result: {first[0][1][:60]}")
    if algorithm:
        if sum(kind == "raise" for kind, _ in first) > 1:
            found.append("more than one input raises")
        if any(len(text) > MOST_RESULT for _, text in first):
            found.append(f"a result is longer than {MOST_RESULT} characters")
        if sorted(steps)[len(steps) // 2] not in MIDDLE_STEPS or max(steps) > MOST_STEPS:
            found.append(
                f"its inputs run {steps} lines; {MIDDLE_STEPS.start} to {MIDDLE_STEPS.stop - 1} in the middle one are"
                f" wanted, {MOST_STEPS} at most"
            )
    return found


def theme_of(path):
    path = Path(path)
    return None if path.parent.name in ("programs", "algorithms") else (path.parent.name, path.stem)


def main(arguments):
    files = []
    for argument in arguments:
        path = Path(argument)
        files += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    seen, bad, total = {}, 0, 0
    for path in files:
        entries = read(path)
        for entry in entries:
            total += 1
            wrong = problems(entry, theme_of(path), path.parent.name == "algorithms")
            with contextlib.suppress(SyntaxError):
                key = fingerprint(entry.source)
                if key in seen:
                    wrong.append(f"the same as {seen[key]} but for names and constants")
                seen[key] = entry.where
            for sentence in wrong:
                print(f"{entry.where}: {sentence}")
            bad += bool(wrong)
        if theme_of(path) and len(entries) < 20:
            print(f"{path}: {len(entries)} entries; 20 are wanted")
            bad += 1
    print(f"{total} entries in {len(files)} files, {bad} with problems")
    return 1 if bad or not total else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
