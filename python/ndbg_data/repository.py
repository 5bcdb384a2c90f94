"""Programs from a project's own tests: calls that really happened, each cut to its function and what that calls.

    python3 -m ndbg_data.repository --project DIR --tests test_textwrap test_shlex --out FILE     # unittest modules or names
    python3 -m ndbg_data.repository --project DIR --pytest tests/ --out FILE                      # pytest, where it is installed

The tests run in a child process under a profile that samples calls of the project's own functions. Each sampled call whose
arguments are plain values becomes an input; each function with enough of them becomes a program, with the project's functions,
classes and constants that it uses, in file order. The programs are written as JSON lines, which source `repository` reads.
"""
import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from .cutting import Module, cut
from .outcome import outcome
from .program import Program
from .sampling import MARK

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
    parser.add_argument("--seconds", type=float, default=300, help="limit for one test module")
    options = parser.parse_args(arguments)
    if not options.tests and not options.pytest:
        parser.error("give --tests or --pytest")
    roots = [str(Path(p).resolve()) for p in options.project]
    for root in roots:
        if not os.path.isdir(root):
            parser.error(f"--project {root}: no such folder")
    name = options.name or Path(roots[0]).name
    samples, failures = {}, []
    for runner, target in [("unittest", t) for t in options.tests] + ([("pytest", options.pytest)] if options.pytest else []):
        said = sample(options.python, roots, runner, target, options.modules, options.seconds, samples)
        if said:
            failures.append(f"{target}: {said}")
    made, refused = programs(samples, roots, name)
    with open(options.out, "w", encoding="utf-8") as out:
        for program in made:
            out.write(json.dumps(program.to_json(), ensure_ascii=False) + "\n")
    for failure in failures:
        print(failure, file=sys.stderr)
    print(f"{len(made)} programs of {len(samples)} sampled functions in {options.out}; left out: " + (", ".join(f"{n} ({why})" for why, n in sorted(refused.items())) or "none"))
    return 0 if made else 1


def sample(python, roots, runner, target, modules, seconds, samples):
    """Runs tests in a child; adds to samples {(file, qualified name, line): {call arguments: None}}. Gives a complaint or None."""
    request = {"roots": roots, "runner": runner, "target": target, "modules": modules}
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join([str(Path(__file__).resolve().parent.parent), *roots, os.environ.get("PYTHONPATH", "")])}
    command = [python, "-m", "ndbg_data.sampling", json.dumps(request)]
    try:
        done = subprocess.run(command, capture_output=True, timeout=seconds, env=environment, cwd=roots[0])
    except subprocess.TimeoutExpired:
        return f"its tests ran longer than {seconds:.0f} s; nothing of them is used"
    found = 0
    for line in done.stdout.decode("utf-8", "replace").split("\n"):
        if line.startswith(MARK):
            record = json.loads(line[len(MARK):])
            found += 1
            key = (record["file"], record["name"], record["line"])
            for call in record["calls"]:
                samples.setdefault(key, {})[call] = None
    if not found:
        tail = done.stderr.decode("utf-8", "replace").strip().splitlines()
        return f"no call sampled (exit {done.returncode}): {tail[-1] if tail else 'no output'}"
    return None


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
