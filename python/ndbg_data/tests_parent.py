"""Runs a project's tests in a child process within limits, and keeps what the child saw, however it ends.

Nothing keeps us waiting: the child writes to a file (a pipe fills up, or is held open by what a test left running) and
has nothing to read; it is ended with all that it started when it is done, when its time is over, and when we are
interrupted.
"""
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# Modules frozen into the interpreter (`os`, `posixpath`) come from the project's files, where it has them: only those
# are sampled.
COMMAND = ("-X", "frozen_modules=off", "-m", "ndbg_data.tests_child")
LOOK, TELL = 0.05, 10


class Run:
    """What is known of one run: samples {(file, qualified name, line): {call: names it needs}}, tests, complaints."""

    def __init__(self, target):
        self.target = target if isinstance(target, str) else " ".join(target)
        self.samples, self.constants, self.complaints = {}, {}, []
        self.tests, self.test, self.failed, self.interrupted = 0, None, None, False

    def take(self, record):
        if "test" in record:
            self.test = record["test"]
        elif "done" in record:
            self.tests, self.test = self.tests + 1, None
        elif "stopped" in record:
            self.complain(f"{record['stopped']} was stopped after {record['after']:g} s")
        elif "failed" in record:
            self.failed = self.failed or f"{record['failed']}: {record['said']}"
        elif "constants" in record:
            self.constants[record["file"]] = record["constants"]
        else:
            calls = self.samples.setdefault((record["file"], record["name"], record["line"]), {})
            calls.update(record["calls"])

    def complain(self, text):
        if text not in self.complaints:
            self.complaints.append(text)
            self.say(text)

    def say(self, text):
        print(f"{self.target}: {text}", file=sys.stderr, flush=True)

    @property
    def place(self):
        return f"in {self.test}" if self.test else f"after {self.tests} tests"


class Report:
    """The file that the child writes, line by line; what is not yet a whole line waits."""

    def __init__(self, path):
        self.file, self.rest = open(path, "rb"), b""

    def records(self):
        *lines, self.rest = (self.rest + self.file.read()).split(b"\n")
        return map(json.loads, lines)


def run_tests(python, roots, runner, target, modules, seconds, each, work=None):
    """A Run of some tests: `seconds` for all of them, `each` for one. Ctrl-C ends them."""
    run, began = Run(target), time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ndbg-tests-") as folder:
        path, errors = Path(folder) / "report.jsonl", Path(folder) / "stderr"
        path.touch()
        request = {
            "roots": roots, "runner": runner, "target": target, "modules": modules, "each": each, "report": str(path),
        }  # fmt: skip
        packages = [str(Path(__file__).resolve().parent.parent), *roots, os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(filter(None, packages))}
        with open(errors, "wb") as said:
            child = subprocess.Popen(
                [python, *COMMAND, json.dumps(request)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=said, env=environment, cwd=work or roots[0], start_new_session=True)  # fmt: skip
        report = Report(path)
        over = None
        try:
            over = follow(run, child, report, began, seconds)
        except KeyboardInterrupt:
            run.interrupted, over = True, "interrupted"
        finally:
            # Until it is waited for, no other process can have its number.
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()
            end_orphans()
            take_all(run, report)
            report.file.close()
        conclude(run, child.returncode, over, last_line(errors))
    run.say(f"{run.tests} tests, {len(run.samples)} functions, {time.monotonic() - began:.1f} s")
    return run


def adopt_orphans():
    """Processes that a test leaves behind become our children, also those that left its group; on Linux alone."""
    try:
        import ctypes

        ctypes.CDLL(None).prctl(36, 1)
    except (ImportError, OSError, AttributeError):
        pass


def end_orphans():
    """Ends processes inherited from tests, until none is left."""
    listed = Path("/proc/self/task") / str(os.getpid()) / "children"
    for _ in range(100):
        left = [int(pid) for pid in listed.read_text().split()] if listed.exists() else []
        if not left:
            return
        for pid in left:
            try:
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
            except (ProcessLookupError, ChildProcessError):
                pass


def follow(run, child, report, began, seconds):
    """Until the child ends, or its time is over: then says so."""
    reported = began
    while os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is None:
        now = time.monotonic()
        if now - began > seconds:
            return f"stopped after {seconds:g} s"
        take_all(run, report)
        if now - reported > TELL:
            reported = now
            run.say(f"{now - began:.0f} s, {run.tests} tests, now {run.place}")
        time.sleep(LOOK)
    return None


def take_all(run, report):
    for record in report.records():
        run.take(record)


def conclude(run, status, over, said):
    """Says what went wrong with a run. `over` says why it was ended, where the child did not end by itself."""
    if over:
        run.complain(f"{over} {run.place}; what was called until then is used")
    elif status:
        run.complain(f"ended with {status} {run.place}: {said}")
    if not run.samples:
        run.complain(f"no call sampled: {run.failed or said}")


def last_line(path):
    lines = path.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return lines[-1] if lines else "no output"
