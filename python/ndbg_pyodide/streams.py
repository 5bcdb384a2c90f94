"""The program's own stdin, stdout and stderr, as CPython opens them on pipes."""

import io
import sys


def _open(descriptor, mode, **how):
    raw = io.FileIO(descriptor, mode, closefd=False)
    buffered = io.BufferedReader(raw) if mode == "r" else io.BufferedWriter(raw)
    stream = io.TextIOWrapper(buffered, encoding="utf-8", **how)
    stream.mode = mode
    return stream


def open_streams():
    sys.stdin = sys.__stdin__ = _open(0, "r", errors="surrogateescape")
    # Line by line, so that output before a fatal error is seen.
    sys.stdout = sys.__stdout__ = _open(1, "w", errors="surrogateescape", line_buffering=True)
    sys.stderr = sys.__stderr__ = _open(2, "w", errors="backslashreplace", line_buffering=True)
