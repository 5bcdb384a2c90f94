"""A cap on the time of one `repr`: the realm around the interpreter raises SIGALRM when it is asked to and the time is
up."""

import os
import signal

from ndbg_trace.values import ReprTimeout

ON, OFF = b"\x01", b"\x00"


def make_clock(descriptor):
    """`clock(function, *args)` raises ReprTimeout inside `function` when that takes too long."""
    running = False
    write = os.write
    getsignal, sigalrm = signal.getsignal, signal.SIGALRM

    def ring(number, frame):
        if running:
            raise ReprTimeout

    signal.signal(sigalrm, ring)

    def clock(function, *args):
        nonlocal running
        if getsignal(sigalrm) is not ring:  # the program uses this signal itself: its own handler stays
            return function(*args)
        running = True
        write(descriptor, ON)
        try:
            return function(*args)
        finally:
            running = False
            write(descriptor, OFF)

    return clock
