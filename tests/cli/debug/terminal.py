"""Plays a person at a terminal: waits for a text, types, and so on; then prints all that was on the screen.

Reads {"command": [...], "env": {...}, "script": [[wait for, type], ...]} from standard input.
"""

import json
import os
import pty
import select
import sys
import time

PATIENCE = 45


def main():
    plan = json.load(sys.stdin)
    pid, screen = pty.fork()
    if pid == 0:
        os.execvpe(plan["command"][0], plan["command"], {**os.environ, **plan["env"]})
    seen, place = "", 0
    for expected, typed in plan["script"]:
        end = time.monotonic() + PATIENCE
        while expected not in seen[place:]:
            more = read(screen, end - time.monotonic())
            if more is None:
                finish(pid, seen, f"{expected!r} never came")
            seen += more
        place = seen.index(expected, place) + len(expected)
        os.write(screen, typed.encode())
    end = time.monotonic() + PATIENCE
    while (more := read(screen, end - time.monotonic())) is not None:
        seen += more
    finish(pid, seen, None)


def read(screen, seconds):
    """What is there, as text; None when the program is gone or time is up."""
    if seconds <= 0 or not select.select([screen], [], [], seconds)[0]:
        return None
    try:
        return os.read(screen, 65536).decode(errors="replace") or None
    except OSError:
        return None


def finish(pid, seen, problem):
    if problem is not None:
        os.kill(pid, 9)
    _, status = os.waitpid(pid, 0)
    print(json.dumps({"seen": seen, "problem": problem, "code": os.waitstatus_to_exitcode(status)}))
    sys.exit(0)


main()
