"""Starts child processes and prints their lines with their names and the seconds since the start."""
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

BEGAN = time.monotonic()


def say(text):
    print(f"{time.monotonic() - BEGAN:6.1f}  {text}", flush=True)


class Child:
    """A child process whose lines are printed with its name in front."""

    def __init__(self, name, module, options):
        self.name, self.began = name, time.monotonic()
        package = str(Path(__file__).resolve().parents[2])
        path = os.pathsep.join(filter(None, (package, os.environ.get("PYTHONPATH"))))
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-W", "ignore", "-m", module, *map(str, options)], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True,
            env={**os.environ, "PYTHONPATH": path})
        self.last, self.step, self.gigabytes = "", 0, None
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self):
        for line in self.process.stdout:
            self.last = line.rstrip()
            if found := re.match(r"step +(\d+) ", line):
                self.step = int(found.group(1))
            if found := re.search(r"([\d.]+) GiB at most", line):
                self.gigabytes = float(found.group(1))
            say(f"[{self.name}] {self.last}")

    def status(self):
        """None while it runs."""
        return self.process.poll()

    def end(self, number):
        try:
            os.killpg(self.process.pid, number) if number == signal.SIGKILL else self.process.send_signal(number)
        except ProcessLookupError:
            pass
