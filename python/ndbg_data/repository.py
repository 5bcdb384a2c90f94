"""Programs from a project's own tests: calls that really happened, each cut to its function and what that calls.

    python3 -m ndbg_data.repository --project DIR --tests test_textwrap test_shlex --out FILE     # unittest's names
    python3 -m ndbg_data.repository --project DIR --pytest tests/ --out FILE             # pytest, where it is installed

The tests run in a child process under a profile that samples calls of the project's own functions and methods. Each
sampled call whose arguments can be written down becomes an input; each function with one of them becomes a program,
with the project's functions, classes and constants that it uses, from all its files. The programs are written as JSON
lines, which source `repository` reads; `--report` says what came of it. `--samples` keeps what tests called: where that
file is, the tests do not run again.

How far it is and what went wrong is said on standard error. Ctrl-C (or SIGTERM) ends the tests, not the work: what they
called until then becomes programs.
"""
import argparse
import json
import os
import re
import signal
import sys
from pathlib import Path

from .cutting import cut
from .outcome import Outcome, TooLong, outcome
from .program import Program
from .project_modules import Project
from .pruning import pruned
from .tests_parent import adopt_orphans, run_tests

MOST_CALLS, LONGEST, MOST_STATES, MOST_WAYS = 12, 160, 4000, 4
FEWER = (4, 1)
ADDRESSED = re.compile(r"(<[^<>]*) at 0x[0-9a-f]+>")
# What a class lacks: an attribute by name, or what an abstract one asks for.
ABSENT = re.compile(r"object has no attribute '(\w+)'|with abstract methods? ([\w', ]+)")
TRIED = 3
WANTING = ("NameError", "ImportError", "ModuleNotFound", 'AttributeError("module', 'AttributeError("partially')


def main(arguments):
    options = parsed(arguments)
    roots = [str(Path(p).resolve()) for p in options.project]
    name = options.name or Path(roots[0]).name
    adopt_orphans()
    saved = Path(options.samples) if options.samples else None
    if saved and saved.exists():
        samples, facts = read_samples(saved, roots)
    else:
        samples, facts = sample(options, roots)
        if saved and not facts.pop("interrupted"):
            write_samples(saved, roots, samples, facts)
    print(f"{len(samples)} functions to cut out", file=sys.stderr, flush=True)
    made, refused, states = programs(samples, Project(roots, facts["constants"]), name)
    with open(options.out, "w", encoding="utf-8") as out:
        for program in made:
            out.write(json.dumps(program.to_json(), ensure_ascii=False) + "\n")
    if options.report:
        report = {
            "tests": facts["tests"], "functions": len(samples), "programs": len(made),
            "calls": sum(len(program.calls) for program in made), "states": states, "dropped": refused,
            "said": facts["said"],
        }  # fmt: skip
        Path(options.report).write_text(json.dumps(report, ensure_ascii=False) + "\n", encoding="utf-8")
    left = ", ".join(f"{n} ({why})" for why, n in sorted(refused.items())) or "none"
    print(f"{len(made)} programs of {len(samples)} sampled functions in {options.out}; left out: {left}")
    return 0 if made or options.report else 1


def parsed(arguments):
    parser = argparse.ArgumentParser(
        prog="python3 -m ndbg_data.repository", description="Cut programs out of a project by running its tests."
    )
    add = parser.add_argument
    add("--project", required=True, help="folder of the project's own files; may be repeated", action="append")
    add("--tests", nargs="*", default=[], help="unittest names, as `python3 -m unittest` takes them")
    add("--pytest", nargs="*", default=[], help="arguments of pytest")
    add("--modules", nargs="*", default=[], help="only files of these names (textwrap, json/decoder)")
    add("--name", help="the project's name in problem ids; the folder's name otherwise")
    add("--out", required=True)
    add("--python", default=sys.executable)
    add("--seconds", type=float, default=300, help="limit for one of --tests, or for pytest")
    add("--each", type=float, default=10, help="limit for one test, in seconds")
    add("--work", help="the folder in which tests run; the first --project otherwise")
    add("--report", help="a file for what was found and dropped, as JSON")
    add("--samples", help="a file for what tests called; where it is there, no test runs")
    options = parser.parse_args(arguments)
    if not options.tests and not options.pytest:
        parser.error("give --tests or --pytest")
    for folder in options.project:
        if not os.path.isdir(folder):
            parser.error(f"--project {folder}: no such folder")
    return options


def sample(options, roots):
    """Runs the tests; gives {(file, qualified name, line): {call: names it needs}}, and messages about the tests."""
    samples, runs, constants = {}, [], {}
    previous = signal.signal(signal.SIGTERM, signal.default_int_handler)
    targets = [("unittest", name) for name in options.tests] + ([("pytest", options.pytest)] if options.pytest else [])
    for runner, target in targets:
        limits = (options.seconds, options.each)
        run = run_tests(options.python, roots, runner, target, options.modules, *limits, options.work)
        runs.append(run)
        constants.update(run.constants)
        for key, calls in run.samples.items():
            samples.setdefault(key, {}).update(calls)
        if run.interrupted:
            break
    signal.signal(signal.SIGTERM, previous)
    facts = {
        "tests": sum(run.tests for run in runs), "said": [text for run in runs for text in run.complaints],
        "constants": constants, "interrupted": any(run.interrupted for run in runs),
    }  # fmt: skip
    return samples, facts


def write_samples(path, roots, samples, facts):
    """A line of JSON for the runs, then one for each function; files below the project's folder, wherever that lies."""
    def below(place):
        root = next((r for r in roots if place.startswith(os.path.join(r, ""))), None)
        return ["", place] if root is None else [roots.index(root), os.path.relpath(place, root)]

    constants = [[*below(file), values] for file, values in facts["constants"].items()]
    lines = [{**facts, "constants": constants}]
    for (file, name, line), calls in samples.items():
        placed = {call: [[*below(place), wanted] for place, wanted in needs] for call, needs in calls.items()}
        lines.append({"file": below(file), "name": name, "line": line, "calls": placed})
    unfinished = path.with_name(path.name + ".tmp")
    unfinished.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    unfinished.replace(path)


def read_samples(path, roots):
    def place(root, name):
        return name if root == "" else os.path.join(roots[root], name)

    facts, *records = [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line]
    facts["constants"] = {place(root, name): values for root, name, values in facts["constants"]}
    samples = {}
    for record in records:
        calls = {
            call: [[place(root, name), wanted] for root, name, wanted in needs]
            for call, needs in record["calls"].items()
        }
        samples[(place(*record["file"]), record["name"], record["line"])] = calls
    return samples, facts


def programs(samples, project, name):
    """A program for each sampled function that can stand alone, with calls that end when run again; what was refused,
    and why; how many states all calls have."""
    made, refused, total = [], {}, 0
    known = set()
    for (file, qualified, line), calls in sorted(samples.items()):
        try:
            source, entry, saved, states = cut_out(project, (file, qualified, line), calls)
            if (source, entry) in known:
                raise ValueError("there already")
            known.add((source, entry))
        except (ValueError, SyntaxError, OSError, RecursionError) as error:
            reason = str(error) if isinstance(error, ValueError) and str(error) else type(error).__name__
            refused[reason] = refused.get(reason, 0) + 1
            continue
        total += states
        root = next((r for r in project.roots if file.startswith(r)), "")
        problem = f"repository/{name}/{os.path.relpath(file, root)}/{qualified}"
        flags = ("repository", "method") if "." in qualified else ("repository",)
        made.append(Program(source, saved, entry, "repository", problem, flags))
    return made, refused, total


def cut_out(project, place, calls):
    """(source, entry, calls, states) of a function with all its calls; or with those alone that name the same."""
    groups = {}
    for call, needs in calls.items():
        groups.setdefault(frozenset(map(tuple, needs)), {})[call] = needs
    ways = sorted(groups.values(), key=len, reverse=True)[:MOST_WAYS]
    ways = [calls, *([] if len(groups) == 1 else ways)]
    for number, way in enumerate(ways, 1):
        try:
            return stand_alone(project, place, way)
        except ValueError:
            if number == len(ways):
                raise


def stand_alone(project, place, calls):
    needs = {tuple(name) for names in calls.values() for name in names}
    methods = set()
    while True:
        source, entry, left_out = cut(project, *place, needs, methods)
        absent = {name for call in sorted(calls, key=len)[:TRIED] for name in absent_in(source, call, left_out)}
        if absent <= methods:
            break
        methods |= absent
    saved, ran = runnable(source, entry, list(calls), left_out)
    if length(source) > LONGEST:
        return shortened(source, entry, saved, ran, left_out)
    return source, entry, saved, ran.states


def absent_in(source, call, left_out):
    """Methods that a call misses: no line names them, code asks for them by text, or a base class by itself."""
    text = counted(source, call, left_out)[0].text or ""
    return [name for names in ABSENT.findall(text) for name in re.findall(r"\w+", "".join(names))]


def shortened(source, entry, calls, all_ran, left_out):
    """The program without what its calls do not run; with fewer of them, where it is too long for all."""
    for count in (len(calls), *FEWER):
        few = calls[:count]
        ran = all_ran if len(few) == len(calls) else runnable(source, entry, few, left_out)[1]
        short = pruned(source, ran.entered, few)
        if length(short) > LONGEST:
            continue
        again, after = runnable(short, entry, few, left_out)
        if again != few or after.shown != ran.shown:
            raise ValueError("too long, and not the same without what did not run")
        return short, entry, few, after.states
    raise ValueError("too long")


def length(source):
    """Lines with something on them."""
    return sum(1 for line in source.split("\n") if line.strip())


class Ran:
    """What calls did: how many states they have together, the first lines of what they entered, and what they gave."""

    def __init__(self):
        self.states, self.entered, self.shown = 0, set(), []


def runnable(source, entry, calls, left_out):
    """Calls that end, reach the function, say something stable, and fail for want of no name; and what they did."""
    saved, ran, worst = [], Ran(), {}
    ordered = sorted(calls, key=lambda c: (len(c), c))
    # Short ones first but not only: every third of them, then the rest.
    for call in (ordered[::3] + ordered[1::3] + ordered[2::3])[:MOST_CALLS * 3]:
        end, counting = counted(source, call, left_out)
        why = None
        if end.kind == "never":
            why = "runs too long, or for ever"
        elif counting.missed or end.text.startswith(WANTING):
            why = "needs names that are not brought along"
        elif " at 0x" in shown(end)[1]:
            why = "gives what can't be written down"
        elif entry not in counting.reached:
            why = "not reached by its call"
        elif shown(end) != shown(counted(source, call, left_out)[0]):
            why = "gives something else each time"
        if why:
            worst[why] = worst.get(why, 0) + 1
            if len(saved) == 0 and sum(worst.values()) >= MOST_CALLS:
                break
            continue
        saved.append(call)
        ran.states += counting.states
        ran.entered |= counting.entered
        ran.shown.append((*shown(end), counting.states))
        if len(saved) == MOST_CALLS:
            break
    if not saved:
        raise ValueError(max(worst, key=worst.get))
    return saved, ran


def shown(end):
    """An outcome as a state shows it: without addresses, but for those that may stand in a text."""
    has_texts = "'" in end.text or '"' in end.text
    return end.kind, end.text if has_texts else ADDRESSED.sub(r"\1>", end.text)


class Counting:
    """Follows one call: counts the events of the program's functions (too many are no end), and what it entered."""

    def __init__(self, left_out):
        self.left_out, self.reading = left_out, False
        # `entered`: first lines, also of what ran while the module was read; `reached`: names of functions.
        self.states, self.entered, self.reached, self.missed = 0, set(), set(), False

    def trace(self, frame, event, argument):
        code = frame.f_code
        if code.co_filename != "<program>":
            return None
        if code.co_name == "<module>":
            self.reading = True
            return self.module
        self.entered.add(code.co_firstlineno)
        if not self.reading:
            self.reached.add(code.co_name)
        return self.local

    def module(self, frame, event, argument):
        if event == "return":
            self.reading = False
        return self.module

    def local(self, frame, event, argument):
        self.states += not self.reading
        if self.states > MOST_STATES:
            raise TooLong
        if event == "exception" and getattr(argument[1], "name", None) in self.left_out:
            self.missed = True
        return self.local


def counted(source, call, left_out):
    """The call's outcome, and what was counted on the way."""
    counting = Counting(left_out)
    sys.settrace(counting.trace)
    try:
        return outcome(source, call), counting
    except TooLong:
        return Outcome("never", ""), counting
    finally:
        sys.settrace(None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
