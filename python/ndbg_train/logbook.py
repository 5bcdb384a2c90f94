"""A run's log: JSON lines on disk, plain lines on the screen."""
import json
import time
from pathlib import Path


class Logbook:
    def __init__(self, folder, speaks=True):
        self.speaks = speaks
        self.began = time.monotonic()
        self.path = Path(folder) / "log.jsonl"
        if speaks:
            Path(folder).mkdir(parents=True, exist_ok=True)

    def write(self, kind, **fields):
        if self.speaks:
            line = {"kind": kind, "seconds": round(time.monotonic() - self.began, 2), **fields}
            with open(self.path, "a", encoding="utf-8") as stream:
                stream.write(json.dumps(line) + "\n")

    def say(self, text):
        if self.speaks:
            print(text, flush=True)


def read_log(path):
    """The lines of a log. The last may be cut off, if the run was: it is left out."""
    lines = []
    with open(path, encoding="utf-8") as stream:
        for line in stream:
            try:
                lines.append(json.loads(line))
            except ValueError:
                break
    return lines
