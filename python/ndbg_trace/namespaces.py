"""Namespaces: a network without a wire, and a file system that can be written to in one folder only. Linux."""

import ctypes
import os

_USER, _MOUNT, _NETWORK, _IPC, _HOST = 0x10000000, 0x00020000, 0x40000000, 0x08000000, 0x04000000
_RECURSIVE, _PRIVATE, _BIND = 0x4000, 0x40000, 0x1000
_MOUNT_SETATTR = 442
_AT_FDCWD, _AT_RECURSIVE = -100, 0x8000
_READ_ONLY = 1


def separate(libc):
    """Own user, mount, network and IPC namespaces, the user staying who they are. Raises OSError."""
    user, group = os.getuid(), os.getgid()
    if libc.unshare(_USER | _MOUNT | _NETWORK | _IPC | _HOST):
        _fail()
    _write("/proc/self/setgroups", "deny")
    _write("/proc/self/uid_map", f"{user} {user} 1")
    _write("/proc/self/gid_map", f"{group} {group} 1")


def make_read_only(libc, writable):
    """Everything but `writable`. Raises OSError."""
    folder = os.fsencode(writable)
    if libc.mount(None, b"/", None, _RECURSIVE | _PRIVATE, None):
        _fail()
    if libc.mount(folder, folder, None, _BIND, None):
        _fail()
    _set_attributes(libc, b"/", _AT_RECURSIVE, _READ_ONLY, 0)
    _set_attributes(libc, folder, 0, 0, _READ_ONLY)
    os.chdir(writable)  # into the mount that can be written


def drop_capabilities(libc):
    header = (ctypes.c_uint32 * 2)(0x20080522, 0)
    nothing = (ctypes.c_uint32 * 6)()
    if libc.capset(ctypes.byref(header), ctypes.byref(nothing)):
        _fail()


def _set_attributes(libc, path, flags, on, off):
    attributes = (ctypes.c_uint64 * 4)(on, off, 0, 0)
    if libc.syscall(_MOUNT_SETATTR, _AT_FDCWD, path, flags, ctypes.byref(attributes), ctypes.c_size_t(32)):
        _fail()


def _write(path, text):
    with open(path, "w") as stream:
        stream.write(text)


def _fail():
    code = ctypes.get_errno()
    raise OSError(code, os.strerror(code))
