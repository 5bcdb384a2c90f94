"""Runs one check in a child process with limits on time, memory and files, and without a network or other
processes.

Predictions are read as values (values.py): that is the first wall. This is the second, because programs under test
may loop, use too much memory or be careless with files. Each check has a fresh child, so that none sees what
another left.
"""

import ctypes
import json
import os
import resource
import select
import signal
import sys
import tempfile
import time

MEMORY = 1 << 30
RESULT = 1 << 20
# Wall-clock limit as a multiple of the CPU limit: other programs use the machine too.
PATIENCE = 8

# Reading is allowed: imports need it, and nothing that is read can leave.
_DENIED = (
    "socket.", "subprocess.", "os.fork", "os.exec", "os.posix_spawn", "os.spawn", "os.system", "os.kill",
    "os.startfile",
    "os.remove", "os.rename", "os.rmdir", "os.mkdir", "os.link", "os.symlink", "os.truncate", "os.chmod", "os.chown",
    "os.chflags", "os.utime", "os.setxattr", "os.removexattr", "os.lockf", "shutil.", "ctypes.", "mmap.", "pty.",
    "fcntl.",
    "resource.", "signal.pthread_kill", "syslog.", "urllib.", "http.", "ftplib.", "smtplib.", "imaplib.", "poplib.",
    "telnetlib.", "webbrowser.", "winreg.", "sqlite3.", "gc.get_objects", "gc.get_referrers", "builtins.input",
)  # fmt: skip


def no_network():
    """Leaves the network namespace, if the kernel allows it. Once, for the process and all its children."""
    try:
        libc = ctypes.CDLL(None, use_errno=True)
        new_user, new_net = 0x10000000, 0x40000000
        return libc.unshare(new_net) == 0 or libc.unshare(new_user | new_net) == 0
    except (OSError, AttributeError):
        return False


def run(work, seconds):
    """Runs `work()` in a child and returns its result, or a verdict that says how the child ended."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        _child(work, writer, reader, seconds)
    os.close(writer)
    try:
        return _collect(child, reader, seconds)
    finally:
        os.close(reader)


def _child(work, writer, reader, seconds):
    status = 70
    try:
        os.close(reader)
        os.setsid()
        empty = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(empty, descriptor)
        sys.stdin = open(0, closefd=False)
        sys.stdout = open(1, "w", closefd=False)
        sys.stderr = open(2, "w", closefd=False)
        os.chdir(tempfile.gettempdir())
        sys.dont_write_bytecode = True
        _limit(seconds)
        sys.addaudithook(_guard)
        result = work()
        os.write(writer, json.dumps(result).encode())
        status = 0
    except MemoryError:
        os.write(writer, b'{"verdict": "wrong", "reason": "out of memory"}')
        status = 0
    finally:
        # Nothing of the program (atexit, threads, buffers) may run after its check.
        os._exit(status)


def _limit(seconds):
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    whole = int(seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (whole, whole + 1))
    # The default action of SIGPROF ends the process, and no `except` can catch it. It counts CPU time, so that a
    # verdict does not depend on the machine's load. A process that only waits is killed from outside.
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _guard(event, arguments):
    if event == "open":
        _, mode, flags = arguments
        writes = isinstance(mode, str) and any(letter in mode for letter in "wax+")
        if writes or (isinstance(flags, int) and flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC)):
            raise PermissionError("writing files is not allowed here")
        return
    if event.startswith(_DENIED):
        raise PermissionError(f"{event} is not allowed here")


def _collect(child, reader, seconds):
    deadline = time.monotonic() + PATIENCE * seconds
    pieces = []
    while True:
        left = deadline - time.monotonic()
        if left <= 0:
            break
        ready, _, _ = select.select([reader], [], [], left)
        if not ready:
            break
        piece = os.read(reader, 65536)
        if not piece or sum(map(len, pieces)) > RESULT:
            break
        pieces.append(piece)
    late = time.monotonic() >= deadline
    if late:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        if late or number in (signal.SIGPROF, signal.SIGXCPU, signal.SIGKILL):
            return {"verdict": "timeout", "reason": f"it ran longer than {seconds:g} s"}
        return {"verdict": "crash", "reason": f"the process was ended by signal {number}"}
    try:
        return json.loads(b"".join(pieces))
    except ValueError:
        return {"verdict": "crash", "reason": "the process ended without an answer"}
