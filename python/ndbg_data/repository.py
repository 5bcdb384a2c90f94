"""Programs from a project's own tests: calls that really happened, each cut to its function and what that calls.

    python3 -m ndbg_data.repository --project DIR --tests test_textwrap test_shlex --out FILE     # unittest modules or names
    python3 -m ndbg_data.repository --project DIR --pytest tests/ --out FILE                      # pytest, where it is installed

The tests run in a child process under a profile that samples calls of the project's own functions. Each sampled call whose
arguments are plain values becomes an input; each function with enough of them becomes a program, with the project's functions,
classes and constants that it uses, in file order. The programs are written as JSON lines, which source `repository` reads.

How far it is and what went wrong is said on standard error. Ctrl-C (or SIGTERM) ends the tests, not the work: what they called
until then becomes programs.
"""
import argparse
import json
import os
import signal
import sys
from pathlib import Path

from .cutting import Module, cut
from .outcome import outcome
from .program import Program
from .tests_parent import run_tests

MOST_CALLS, LONGEST = 12, 80


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
    options = parser.parse_args(arguments)
    if not options.tests and not options.pytest:
        parser.error("give --tests or --pytest")
    roots = [str(Path(p).resolve()) for p in options.project]
    for root in roots:
        if not os.path.isdir(root):
            parser.error(f"--project {root}: no such folder")
    name = options.name or Path(roots[0]).name
    samples = sample(options, roots)
    print(f"{len(samples)} functions to cut out", file=sys.stderr, flush=True)
    made, refused = programs(samples, roots, name)
    with open(options.out, "w", encoding="utf-8") as out:
        for program in made:
            out.write(json.dumps(program.to_json(), ensure_ascii=False) + "\n")
    print(f"{len(made)} programs of {len(samples)} sampled functions in {options.out}; left out: " + (", ".join(f"{n} ({why})" for why, n in sorted(refused.items())) or "none"))
    return 0 if made else 1


def sample(options, roots):
    """Runs the tests; gives {(file, qualified name, line): {call arguments: None}}."""
    samples = {}
    previous = signal.signal(signal.SIGTERM, signal.default_int_handler)
    for runner, target in [("unittest", t) for t in options.tests] + ([("pytest", options.pytest)] if options.pytest else []):
        run = run_tests(options.python, roots, runner, target, options.modules, options.seconds, options.each)
        for key, calls in run.samples.items():
            samples.setdefault(key, {}).update(calls)
        if run.interrupted:
            break
    signal.signal(signal.SIGTERM, previous)
    return samples


def programs(samples, roots, name):
    """A program for each sampled function that can stand alone, with calls that end the same when run again."""
    made, refused, modules = [], {}, {}
    for (file, qualified, line), calls in sorted(samples.items()):
        try:
            if file not in modules:
                modules[file] = Module(Path(file).read_text(encoding="utf-8"))
            source, entry = cut(modules[file], qualified, line)
            if source.count("\n") > LONGEST:
                raise ValueError("too long")
            kept = runnable(source, entry, list(calls))
            if len(kept) < 2:
                raise ValueError("too few calls that run alone")
        except (ValueError, SyntaxError, OSError, UnicodeDecodeError) as error:
            reason = str(error) if isinstance(error, ValueError) else type(error).__name__
            refused[reason] = refused.get(reason, 0) + 1
            continue
        root = next((r for r in roots if file.startswith(r)), "")
        problem = f"repository/{name}/{os.path.relpath(file, root)}/{qualified}"
        made.append(Program(source, kept, entry, "repository", problem, ("repository",)))
    return made, refused


def runnable(source, entry, calls):
    """Calls that end, whose result says something stable, and that do not fail for want of a name."""
    kept = []
    ordered = sorted(calls, key=lambda c: (len(c), c))
    # Short ones first but not only: every third of them, then the rest.
    for arguments in (ordered[::3] + ordered[1::3] + ordered[2::3])[:MOST_CALLS * 3]:
        call = entry + arguments
        end = outcome(source, call)
        if end.kind == "never" or " at 0x" in end.text or end.text.startswith(("NameError", "ImportError", "ModuleNotFound", "AttributeError(\"module")):
            continue
        kept.append(call)
        if len(kept) == MOST_CALLS:
            break
    return kept


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
