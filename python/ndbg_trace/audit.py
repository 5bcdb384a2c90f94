"""The last layer, for systems whose kernel gives no better: Python's audit hooks refuse writing outside the scratch
folder, the network, and other processes. Code that does not go through Python's library is not seen."""

import os
import sys

from .intact import BUILTINS as __builtins__

_REFUSED = frozenset(
    "os.system os.exec os.fork os.forkpty os.posix_spawn os.spawn os.startfile os.kill os.killpg os.putenv "
    "subprocess.Popen pty.spawn socket.connect socket.bind socket.sendto socket.sendmsg socket.getaddrinfo "
    "socket.gethostbyname socket.gethostbyaddr ctypes.dlopen ctypes.dlsym ctypes.call_function "
    "fcntl.fcntl signal.pthread_kill".split()
) - {"os.putenv", "fcntl.fcntl"}
# Event -> how many of its first arguments are paths that it changes.
_CHANGES = {
    "os.remove": 1, "os.rmdir": 1, "os.mkdir": 1, "os.rename": 2, "os.link": 2, "os.symlink": 2, "os.truncate": 1,
    "os.chmod": 1, "os.chown": 1, "os.utime": 1, "os.setxattr": 1, "os.removexattr": 1, "os.chflags": 1,
    "os.lockf": 0, "shutil.rmtree": 1, "shutil.move": 2,
}  # fmt: skip
_WRITE_FLAGS = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


def install(scratch):
    inside = os.path.realpath(scratch) + os.sep
    realpath, fsdecode, getpid = os.path.realpath, os.fsdecode, os.getpid

    def check(path):
        if isinstance(path, int):
            return  # a descriptor that is open already
        full = realpath(fsdecode(path))
        if not (full + os.sep).startswith(inside) and full != os.devnull:
            raise PermissionError(f"a recorded program writes only to its scratch folder, not to {full}")

    def hook(event, args):
        if event == "open":
            path, mode, flags = args
            writes = flags & _WRITE_FLAGS if flags is not None else mode and set(mode) & set("wax+")
            if writes and path is not None:
                check(path)
        elif event in _REFUSED:
            if event == "os.kill" and args and args[0] == getpid():
                return
            raise PermissionError(f"a recorded program may not do this: {event}")
        elif event in _CHANGES:
            for path in args[: _CHANGES[event]]:
                check(path)

    sys.addaudithook(hook)
