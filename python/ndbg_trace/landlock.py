"""Landlock: the kernel refuses this process any write outside a folder, TCP, and signals to others. Linux 5.13 and
up."""

import ctypes
import os

_CREATE, _ADD, _RESTRICT = 444, 445, 446
_VERSION = 1
_PATH_BENEATH = 1

_WRITE_FILE, _TRUNCATE = 1 << 1, 1 << 14
# remove dir and file, make char, dir, regular, socket, fifo, block, symlink: bits 4 to 12
_CHANGES = sum(1 << bit for bit in range(4, 13))
_REFER = 1 << 13


class _Path(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"
    _fields_ = [("access", ctypes.c_uint64), ("folder", ctypes.c_int32)]


def restrict(libc, writable, writable_files):
    """Writing only below `writable` and to `writable_files`. Gives the kernel's Landlock version; raises OSError."""
    version = _call(libc, _CREATE, None, 0, _VERSION)
    rights = _WRITE_FILE | _CHANGES
    if version >= 2:
        rights |= _REFER
    if version >= 3:
        rights |= _TRUNCATE
    network = 3 if version >= 4 else 0  # bind and connect
    scope = 3 if version >= 6 else 0  # abstract sockets and signals
    attributes = (ctypes.c_uint64 * 3)(rights, network, scope)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    rules = _call(libc, _CREATE, ctypes.byref(attributes), size, 0)
    try:
        _allow(libc, rules, writable, rights)
        for file in writable_files:
            _allow(libc, rules, file, rights & (_WRITE_FILE | _TRUNCATE))
        _call(libc, _RESTRICT, rules, 0)
    finally:
        os.close(rules)
    return version


def _allow(libc, rules, path, rights):
    folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        rule = _Path(rights, folder)
        _call(libc, _ADD, rules, _PATH_BENEATH, ctypes.byref(rule), 0)
    finally:
        os.close(folder)


def _call(libc, number, *args):
    result = libc.syscall(number, *args)
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return result
