"""A system call filter for the recording process: no sockets, no new processes, no signals to others.

Classic BPF, built by hand: the standard library has no seccomp. Known for x86-64 and arm64; elsewhere it is left out.
"""

import ctypes
import errno
import os

_ALLOW, _ERRNO, _KILL = 0x7FFF0000, 0x00050000, 0x80000000
_LOAD, _JUMP_EQUAL, _JUMP_GREATER_EQUAL, _JUMP_BITS, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_NUMBER, _ARCHITECTURE, _ARGUMENT = 0, 4, 16
_CLONE_THREAD = 0x00010000

# name -> (x86-64, arm64); None: it has no such call.
_CALLS = {
    "socket": (41, 198), "connect": (42, 203), "bind": (49, 200), "listen": (50, 201),
    "accept": (43, 202), "accept4": (288, 242),
    "clone": (56, 220), "clone3": (435, 435), "fork": (57, None), "vfork": (58, None),
    "execve": (59, 221), "execveat": (322, 281),
    "kill": (62, 129), "tkill": (200, 130), "tgkill": (234, 131),
    "rt_sigqueueinfo": (129, 138), "rt_tgsigqueueinfo": (297, 240),
    "pidfd_open": (434, 434), "pidfd_send_signal": (424, 424), "pidfd_getfd": (438, 438),
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "kcmp": (312, 272),
    "process_madvise": (440, 440),
    "setpgid": (109, 154), "setsid": (112, 157),
    "prlimit64": (302, 261), "setpriority": (141, 140), "sched_setaffinity": (203, 122),
    "sched_setscheduler": (144, 119), "sched_setparam": (142, 118), "sched_setattr": (314, 274),
    "ioprio_set": (251, 30),
    "migrate_pages": (256, 238), "move_pages": (279, 239),
    "mount": (165, 40), "umount2": (166, 39), "pivot_root": (155, 41), "chroot": (161, 51),
    "move_mount": (429, 429), "open_tree": (428, 428), "fsopen": (430, 430), "fsmount": (432, 432),
    "fspick": (433, 433), "mount_setattr": (442, 442),
    "unshare": (272, 97), "setns": (308, 268),
    "bpf": (321, 280), "perf_event_open": (298, 241), "userfaultfd": (323, 282), "open_by_handle_at": (304, 265),
    "io_uring_setup": (425, 425), "io_uring_enter": (426, 426), "io_uring_register": (427, 427),
    "add_key": (248, 217), "request_key": (249, 218), "keyctl": (250, 219),
    "init_module": (175, 105), "finit_module": (313, 273), "delete_module": (176, 106),
    "kexec_load": (246, 104), "kexec_file_load": (320, 294), "reboot": (169, 142),
    "swapon": (167, 224), "swapoff": (168, 225), "acct": (163, 89), "quotactl": (179, 60), "syslog": (103, 116),
    "sethostname": (170, 161), "setdomainname": (171, 162),
    "settimeofday": (164, 170), "clock_settime": (227, 112), "adjtimex": (159, 171), "clock_adjtime": (305, 266),
    "personality": (135, 92), "iopl": (172, None), "ioperm": (173, None), "modify_ldt": (154, None),
    # These outlive the process.
    "shmget": (29, 194), "semget": (64, 190), "msgget": (68, 186), "mq_open": (240, 180),
}  # fmt: skip
# Only where the file system is not read-only: they change files that Landlock lets alone.
_METADATA = {
    "chmod": (90, None), "fchmod": (91, 52), "fchmodat": (268, 53), "fchmodat2": (452, 452),
    "chown": (92, None), "lchown": (94, None), "fchown": (93, 55), "fchownat": (260, 54),
    "utime": (132, None), "utimes": (235, None), "futimesat": (261, None), "utimensat": (280, 88),
    "setxattr": (188, 5), "lsetxattr": (189, 6), "fsetxattr": (190, 7),
    "removexattr": (197, 14), "lremovexattr": (198, 15), "fremovexattr": (199, 16),
}  # fmt: skip
# Allowed where the first argument is this process (or 0: itself).
_ON_ITSELF = ("kill", "tgkill", "rt_tgsigqueueinfo")
_ON_ITSELF_OR_ZERO = ("prlimit64", "sched_setaffinity", "sched_setscheduler", "sched_setparam", "sched_setattr")
_MISSING = ("clone3", "io_uring_setup")  # say "no such call", so that callers take the older way

_MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}


class _Instruction(ctypes.Structure):
    _fields_ = [("code", ctypes.c_ushort), ("yes", ctypes.c_ubyte), ("no", ctypes.c_ubyte), ("k", ctypes.c_uint32)]


class _Program(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("filter", ctypes.POINTER(_Instruction))]


def _assemble(column, architecture, deny_metadata):
    refuse = _ERRNO | errno.EPERM
    missing = _ERRNO | errno.ENOSYS
    me = os.getpid()
    code = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_JUMP_EQUAL, 1, 0, architecture),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER),
    ]
    if column == 0:  # the x32 calls of x86-64
        code += [(_JUMP_GREATER_EQUAL, 0, 1, 0x40000000), (_RETURN, 0, 0, refuse)]
    calls = {**_CALLS, **_METADATA} if deny_metadata else _CALLS
    for name, numbers in calls.items():
        number = numbers[column]
        if number is None:
            continue
        if name == "clone":  # threads may be started, processes may not
            body = [
                (_LOAD, 0, 0, _ARGUMENT),
                (_JUMP_BITS, 1, 0, _CLONE_THREAD),
                (_RETURN, 0, 0, refuse),
                (_RETURN, 0, 0, _ALLOW),
            ]
        elif name in _ON_ITSELF:
            body = [
                (_LOAD, 0, 0, _ARGUMENT),
                (_JUMP_EQUAL, 1, 0, me),
                (_RETURN, 0, 0, refuse),
                (_RETURN, 0, 0, _ALLOW),
            ]
        elif name in _ON_ITSELF_OR_ZERO:
            body = [
                (_LOAD, 0, 0, _ARGUMENT),
                (_JUMP_EQUAL, 2, 0, me),
                (_JUMP_EQUAL, 1, 0, 0),
                (_RETURN, 0, 0, refuse),
                (_RETURN, 0, 0, _ALLOW),
            ]
        else:
            body = [(_RETURN, 0, 0, missing if name in _MISSING else refuse)]
        code.append((_JUMP_EQUAL, 0, len(body), number))
        code += body
    code.append((_RETURN, 0, 0, _ALLOW))
    return code


def filter_calls(libc, deny_metadata):
    """Install the filter on this process for good. Raises OSError where that does not work."""
    machine = _MACHINES.get(os.uname().machine)
    if machine is None:
        raise OSError(errno.ENOSYS, f"no filter for {os.uname().machine}")
    code = _assemble(*machine, deny_metadata)
    instructions = (_Instruction * len(code))(*code)
    program = _Program(len(code), instructions)
    if libc.prctl(22, 2, ctypes.byref(program), 0, 0):  # PR_SET_SECCOMP, SECCOMP_MODE_FILTER
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
