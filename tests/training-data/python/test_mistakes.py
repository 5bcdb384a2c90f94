"""A maker that fails on a program: the worker, as it runs, with a maker that is made to fail now and then."""
import json
import os
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
WORKER = """
import runpy
from ndbg_worker.numbered_programs import NumberedPrograms
make = NumberedPrograms.make
def failing(self, which, index):
    if index % {every} == {every} - 1:
        compile("__slots__ = (,)", "class", "exec")
    return make(self, which, index)
NumberedPrograms.make = failing
runpy.run_module("ndbg_worker", run_name="__main__")
"""
SETUP = {
    "seed": 1, "root": str(ROOT), "permille": 0, "exclude": [], "files": [], "written": [],
    "programs": {"mix": {"seeds": 1}}, "contexts": {"main": 1},
    "limits": {"steps": 200, "depth": 20, "seconds": 2, "memory": 2048, "repr": 200},
    "set": 0, "never": 0, "raising": 1, "working": 0,
}  # fmt: skip


def run(every, count=60):
    """The frames that come, and how it ends."""
    reading, writing = os.pipe()
    os.set_inheritable(writing, True)
    child = subprocess.Popen(
        ["bash", "-c", f'exec "$0" -S -B -c "$1" 3>&{writing}', sys.executable, WORKER.format(every=every)],
        stdin=subprocess.PIPE, stderr=subprocess.PIPE, pass_fds=(writing,),
        env={**os.environ, "PYTHONPATH": str(ROOT / "python")},
    )  # fmt: skip
    os.close(writing)
    child.stdin.write(f'{json.dumps(SETUP)}\n{json.dumps({"set": "train", "from": 0, "to": count})}\n'.encode())
    child.stdin.close()
    with open(reading, "rb") as frames:
        answer = frames.read()
    words = child.stderr.read().decode()
    child.stderr.close()
    return list(frames_of(answer)), child.wait(), words


def frames_of(answer):
    while answer:
        length = int.from_bytes(answer[1:5], "little")
        yield answer[:1].decode(), answer[5:5 + length]
        answer = answer[5 + length:]


class Mistakes(unittest.TestCase):
    def test_a_program_that_cannot_be_made_is_dropped_and_counted(self):
        frames, status, words = run(every=30)
        self.assertEqual((status, words), (0, ""))
        dropped = [json.loads(payload) for kind, payload in frames if kind == "D"]
        self.assertEqual([each["index"] for each in dropped if each["reason"] == "cannot be made"], [29, 59])
        self.assertGreater(sum(kind == "E" for kind, _ in frames), 40)
        self.assertEqual(frames[-1][0], "J")

    def test_where_many_cannot_be_it_says_why(self):
        frames, status, words = run(every=4)
        self.assertEqual(status, 70)
        self.assertIn("SyntaxError", words)
        self.assertNotIn("J", [kind for kind, _ in frames])


if __name__ == "__main__":
    unittest.main()
