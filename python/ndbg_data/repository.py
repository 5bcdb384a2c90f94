"""Programs from a project's own tests: calls that really happened, each cut to its function and what that calls.

    python3 -m ndbg_data.repository --project DIR --tests test_textwrap test_shlex --out FILE     # unittest modules or names
    python3 -m ndbg_data.repository --project DIR --pytest tests/ --out FILE                      # pytest, where it is installed

The tests run in a child process under a profile that samples calls of the project's own functions and methods. Each
sampled call whose arguments are plain values becomes an input; each function with enough of them becomes a program, with
the project's functions, classes and constants that it uses, from all its files. The programs are written as JSON lines,
which source `repository` reads; `--report` says what came of it.

How far it is and what went wrong is said on standard error. Ctrl-C (or SIGTERM) ends the tests, not the work: what they called
until then becomes programs.
"""
import argparse
import json
import os
import signal
import sys
from pathlib import Path

from .cutting import Project, cut
from .outcome import Outcome, TooLong, outcome
from .program import Program
from .tests_parent import adopt_orphans, run_tests

MOST_CALLS, LONGEST, MOST_STATES = 12, 80, 4000
WANTING = ("NameError", "ImportError", "ModuleNotFound", 'AttributeError("module', 'AttributeError("partially')


def main(arguments):
    parser = argparse.ArgumentParser(prog="python3 -m ndbg_data.repository", description="Cut programs out of a project by running its tests.")
    parser.add_argument("--project", required=True, help="folder of the project's own files; several with --project more than once", action="append")
    parser.add_argument("--tests", nargs="*", default=[], help="unittest names, as `python3 -m unittest` takes them")
    parser.add_argument("--pytest", nargs="*", default=[], help="arguments of pytest")
    parser.add_argument("--modules", nargs="*", default=[], help="only files of these names (textwrap, json/decoder)")
    parser.add_argument("--name", help="the project's name in problem ids; the folder's name otherwise")
    parser.add_argument("--out", required=True)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--seconds", type=float, default=300, help="limit for one of --tests, or for pytest")
    parser.add_argument("--each", type=float, default=10, help="limit for one test, in seconds")
    parser.add_argument("--work", help="the folder in which tests run; the first --project otherwise")
    parser.add_argument("--report", help="a file for what was found and dropped, as JSON")
    options = parser.parse_args(arguments)
    if not options.tests and not options.pytest:
        parser.error("give --tests or --pytest")
    roots = [str(Path(p).resolve()) for p in options.project]
    for root in roots:
        if not os.path.isdir(root):
            parser.error(f"--project {root}: no such folder")
    name = options.name or Path(roots[0]).name
    adopt_orphans()
    samples, runs = sample(options, roots)
    print(f"{len(samples)} functions to cut out", file=sys.stderr, flush=True)
    made, refused, states = programs(samples, roots, name)
    with open(options.out, "w", encoding="utf-8") as out:
        for program in made:
            out.write(json.dumps(program.to_json(), ensure_ascii=False) + "\n")
    if options.report:
        told = {
            "tests": sum(run.tests for run in runs), "functions": len(samples), "programs": len(made),
            "calls": sum(len(program.calls) for program in made), "states": states, "dropped": refused,
            "said": [text for run in runs for text in run.complaints],
        }  # fmt: skip
        Path(options.report).write_text(json.dumps(told, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{len(made)} programs of {len(samples)} sampled functions in {options.out}; left out: " + (", ".join(f"{n} ({why})" for why, n in sorted(refused.items())) or "none"))
    return 0 if made or options.report else 1


def sample(options, roots):
    """Runs the tests; gives {(file, qualified name, line): {call arguments: None}} and the runs."""
    samples, runs = {}, []
    previous = signal.signal(signal.SIGTERM, signal.default_int_handler)
    for runner, target in [("unittest", t) for t in options.tests] + ([("pytest", options.pytest)] if options.pytest else []):
        limits = (options.seconds, options.each)
        run = run_tests(options.python, roots, runner, target, options.modules, *limits, options.work)
        runs.append(run)
        for key, calls in run.samples.items():
            samples.setdefault(key, {}).update(calls)
        if run.interrupted:
            break
    signal.signal(signal.SIGTERM, previous)
    return samples, runs


def programs(samples, roots, name):
    """A program for each sampled function that can stand alone, with calls that end when run again; what was refused,
    and why; how many states all calls have."""
    made, refused, project, total = [], {}, Project(roots), 0
    known = set()
    for (file, qualified, line), calls in sorted(samples.items()):
        try:
            source, entry = cut(project, file, qualified, line)
            if source.count("\n") > LONGEST:
                raise ValueError("too long")
            if (source, entry) in known:
                raise ValueError("there already")
            known.add((source, entry))
            kept, states = runnable(source, qualified.partition(".")[0], list(calls))
        except (ValueError, SyntaxError, OSError, RecursionError) as error:
            reason = str(error) if type(error) is ValueError else type(error).__name__
            refused[reason] = refused.get(reason, 0) + 1
            continue
        total += states
        root = next((r for r in roots if file.startswith(r)), "")
        problem = f"repository/{name}/{os.path.relpath(file, root)}/{qualified}"
        flags = ("repository", "method") if "." in qualified else ("repository",)
        made.append(Program(source, kept, entry, "repository", problem, flags))
    return made, refused, total


def runnable(source, name, calls):
    """Calls that end, whose result says something stable, and that fail for want of no name; and how many states they have."""
    kept, total, worst = [], 0, {}
    ordered = sorted(calls, key=lambda c: (len(c), c))
    # Short ones first but not only: every third of them, then the rest.
    for arguments in (ordered[::3] + ordered[1::3] + ordered[2::3])[:MOST_CALLS * 3]:
        call = name + arguments
        end, states = counted(source, call)
        why = None
        if end.kind == "never":
            why = "runs too long, or for ever"
        elif " at 0x" in end.text:
            why = "gives what can't be written down"
        elif end.text.startswith(WANTING):
            why = "needs names that are not brought along"
        if why:
            worst[why] = worst.get(why, 0) + 1
            if len(kept) == 0 and sum(worst.values()) >= MOST_CALLS:
                break
            continue
        kept.append(call)
        total += states
        if len(kept) == MOST_CALLS:
            break
    if len(kept) < 2:
        raise ValueError(max(worst, key=worst.get) if worst else "called in one way only")
    return kept, total


def counted(source, call):
    """The call's outcome, and how many events of the program it has; too many are no end."""
    states = 0

    def local(frame, event, argument):
        nonlocal states
        states += event != "opcode"
        if states > MOST_STATES:
            raise TooLong
        return local

    def trace(frame, event, argument):
        code = frame.f_code
        ours = code.co_filename == "<program>" and code.co_name != "<module>"
        return local(frame, event, argument) if ours else None

    sys.settrace(trace)
    try:
        return outcome(source, call), states
    except TooLong:
        return Outcome("never", ""), states
    finally:
        sys.settrace(None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
