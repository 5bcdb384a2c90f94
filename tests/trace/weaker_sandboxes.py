"""Tries to get out from behind the walls of systems that offer less. Prints what worked, as JSON.

Usage: weaker_sandboxes.py audit|kernel FOLDER_OF_ndbg_trace SCRATCH OUTSIDE
"""

import json
import os
import socket
import subprocess
import sys

kind, package, scratch, outside = sys.argv[1:]
sys.path.insert(0, package)
if kind == "audit":
    from ndbg_trace import audit

    audit.install(scratch)
else:  # a kernel without namespaces for ordinary users
    import ctypes

    from ndbg_trace import landlock, seccomp

    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(38, 1, 0, 0, 0)
    landlock.restrict(libc, scratch, ["/dev/null"])
    seccomp.filter_calls(libc, True)

target = os.path.join(outside, "target.txt")
attempts = {
    "write": lambda: open(target, "w").write("x"),
    "append": lambda: open(target, "a").write("x"),
    "low open": lambda: os.open(target, os.O_RDWR),
    "remove": lambda: os.remove(target),
    "rename": lambda: os.rename(target, target + "x"),
    "mkdir": lambda: os.mkdir(os.path.join(outside, "d")),
    "chmod": lambda: os.chmod(target, 0o777),
    "utime": lambda: os.utime(target, (0, 0)),
    "through a link": lambda: (
        os.symlink(target, os.path.join(scratch, "way")),
        open(os.path.join(scratch, "way"), "w"),
    ),
    "fork": lambda: os._exit(0) if os.fork() == 0 else None,
    "spawn": lambda: subprocess.run(["true"]),
    "connect": lambda: socket.create_connection(("127.0.0.1", 9), 1),
    "bind": lambda: socket.create_server(("127.0.0.1", 0)),
    "signal": lambda: os.kill(os.getppid(), 0),
    "read": lambda: open(target).read(),
    "scratch": lambda: open(os.path.join(scratch, "inside"), "w").write("x"),
    "nothing": lambda: open(os.devnull, "w").write("x"),
}
worked = []
for name, attempt in attempts.items():
    try:
        attempt()
        worked.append(name)
    except OSError:
        pass
print(json.dumps(worked))
