"""A run's log: JSON lines on disk, plain lines on the screen.

A log is not worth a run: training goes on if the disk is full or the output is closed.
"""
import contextlib
import json
import os
import time
from pathlib import Path


class Logbook:
    def __init__(self, folder, speaks=True):
        self.speaks = speaks
        self.began = time.monotonic()
        self.path = Path(folder) / "log.jsonl"
        if speaks:
            Path(folder).mkdir(parents=True, exist_ok=True)
            self._end_last_line()

    def _end_last_line(self):
        """The last line may be incomplete if the run before was cut off."""
        with contextlib.suppress(OSError), open(self.path, "rb+") as stream:
            if stream.seek(0, os.SEEK_END) == 0:
                return
            stream.seek(-1, os.SEEK_END)
            if stream.read() != b"\n":
                stream.write(b"\n")

    def write(self, kind, **fields):
        if self.speaks:
            line = {"kind": kind, "seconds": round(time.monotonic() - self.began, 2), **fields}
            with contextlib.suppress(OSError), open(self.path, "a", encoding="utf-8") as stream:
                stream.write(json.dumps(line) + "\n")

    def say(self, text):
        if self.speaks:
            with contextlib.suppress(OSError):
                print(text, flush=True)


def read_log(path):
    """The lines of a log, without a last line that was cut off."""
    lines = []
    with open(path, encoding="utf-8") as stream:
        for line in stream:
            try:
                lines.append(json.loads(line))
            except ValueError:
                continue
    return lines
