"""Locks the recording process in before the program runs. Each layer is tried, and what holds is reported.

The kernel's layers come first. Where they are not to be had, Python's audit hooks refuse what they see: that stops an
honest program, not one that means to get out.
"""

import os
import sys

PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS, PR_SET_DUMPABLE = 1, 38, 4
OPEN_FILES = 256


def enter(scratch, limits, parent):
    """Gives {layer: True, or the reason why it is missing}."""
    report = {"limits": _try(_set_limits, limits)}
    if sys.platform == "linux":
        report.update(_enter_linux(scratch, parent))
    else:
        missing = f"not on {sys.platform}"
        report.update(namespaces=missing, readonly=missing, landlock=missing, seccomp=missing, parent=missing)
    # True twice over is enough: writing and network are each held by two layers of the kernel.
    if report["seccomp"] is not True or (report["landlock"] is not True and report["readonly"] is not True):
        from .audit import install

        report["audit"] = _try(install, scratch)
    return report


def _enter_linux(scratch, parent):
    try:
        import ctypes

        libc = ctypes.CDLL(None, use_errno=True)
    except (ImportError, OSError) as problem:
        why = f"no ctypes: {problem}"
        return dict.fromkeys(("namespaces", "readonly", "landlock", "seccomp", "parent"), why)
    from . import landlock, namespaces, seccomp

    report = {"namespaces": _try(namespaces.separate, libc)}
    alone = report["namespaces"] is True
    report["readonly"] = _try(namespaces.make_read_only, libc, scratch) if alone else report["namespaces"]
    libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    report["landlock"] = _try(landlock.restrict, libc, scratch, ["/dev/null"])
    if alone or os.getuid() == 0:
        report["capabilities"] = _try(namespaces.drop_capabilities, libc)
    # After the last change of credentials: those clear it.
    report["parent"] = _try(_die_with, libc, parent)
    report["seccomp"] = _try(seccomp.filter_calls, libc, report["readonly"] is not True)
    return report


def _try(layer, *args):
    try:
        layer(*args)
        return True
    except Exception as problem:
        return str(problem) or type(problem).__name__


def _set_limits(limits):
    import resource

    def lower(what, soft):
        hard = resource.getrlimit(what)[1]
        if hard != resource.RLIM_INFINITY:
            soft = min(soft, hard)
        resource.setrlimit(what, (soft, soft))

    memory = limits.get("memoryBytes")
    if memory:
        lower(resource.RLIMIT_AS, int(memory))
    seconds = limits.get("seconds")
    if seconds:
        # The parent watches the clock; this holds if the parent is gone.
        lower(resource.RLIMIT_CPU, int(seconds) + 5)
    lower(resource.RLIMIT_FSIZE, int(limits.get("fileBytes") or 1 << 28))
    lower(resource.RLIMIT_CORE, 0)
    lower(resource.RLIMIT_NOFILE, OPEN_FILES)


def _die_with(libc, parent):
    import signal

    if libc.prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0):
        raise OSError("the kernel refuses")
    if os.getppid() not in (parent, 0):
        os._exit(98)  # it died before we asked
