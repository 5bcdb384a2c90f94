"""Runs a command at a pseudo-terminal, types, signals, and tells what became of the terminal: JSON on standard output.

Arguments: JSON {"command", "typed", "signal", "after"}, and perhaps "prompts". The typed lines are sent one by one as
the prompt comes. The signal is sent after so many seconds, and not before so many prompts.
"""

import json
import os
import pty
import select
import signal
import sys
import termios
import time

job = json.loads(sys.argv[1])
master, slave = pty.openpty()
before = termios.tcgetattr(slave)
pid = os.fork()
if pid == 0:
    os.setsid()
    import fcntl

    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    for descriptor in (0, 1, 2):
        os.dup2(slave, descriptor)
    os.closerange(3, 64)
    os.execvp(job["command"][0], job["command"])

said = b""
typed = list(job["typed"])
prompts = 0
began = time.monotonic()
sent = None
code = None
while code is None and time.monotonic() - began < 120:
    if select.select([master], [], [], 0.02)[0]:
        said += os.read(master, 65536)
    late = time.monotonic() - began > job["after"] and said.count(b"(ndbg) ") >= job.get("prompts", 0)
    if sent is None and job["signal"] and late:
        sent = job["signal"]
        os.kill(pid, getattr(signal, sent))
    if typed and said.count(b"(ndbg) ") > prompts:
        prompts = said.count(b"(ndbg) ")
        os.write(master, typed.pop(0).encode() + b"\r")
    ended, status = os.waitpid(pid, os.WNOHANG)
    if ended:
        code = os.waitstatus_to_exitcode(status)
while select.select([master], [], [], 0.05)[0]:
    said += os.read(master, 65536)
if code is None:
    os.kill(pid, signal.SIGKILL)
print(json.dumps({"code": code, "same": before == termios.tcgetattr(slave), "said": said.decode(errors="replace")}))
