"""Programs out of a project's tests: cut to what they need, and kept whatever its tests do."""
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
import unittest
from pathlib import Path

from ndbg_data.outcome import outcome
from ndbg_data.program import Program

ROOT = Path(__file__).resolve().parents[3]
WORDS = '''LIMIT = 3
\f
def short(word):
    return len(word) <= LIMIT

def keep(text, strict=False):
    """Keep short words.

    Twice as long.
    """
    found = [w for w in text.split() if short(w)]
    if strict and not found:
        raise ValueError('none')
    return found

def of_object(thing):
    return thing
'''
TEST_WORDS = '''import unittest
import words

class Test(unittest.TestCase):
    def test_keep(self):
        for text in ('a long word', 'to be or not', '', 'python'):
            words.keep(text)
        self.assertRaises(ValueError, words.keep, 'python', True)
        words.of_object(object())
'''
# One test computes for ever and swallows what stops it once, one waits for ever, one wants to be typed to.
TEST_SLOW = '''import threading
import unittest
import words

class Test(unittest.TestCase):
    def test_a_loop(self):
        words.short('loop')
        try:
            while True:
                pass
        except BaseException:
            pass
        while True:
            pass

    def test_b_wait(self):
        words.short('wait')
        threading.Event().wait()

    def test_c_read(self):
        words.short('read')
        self.assertRaises(EOFError, input)

    def test_d_after(self):
        words.short('after')
'''
# Leaves a process behind that holds its outputs open, and can't be stopped from inside.
TEST_STUCK = '''import os
import signal
import subprocess
import unittest
import words

class Test(unittest.TestCase):
    def test_a_before(self):
        words.keep('a b')
        words.keep('before')

    def test_b_stuck(self):
        words.keep('stuck')
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM, signal.SIGTERM, signal.SIGINT])
        left = subprocess.Popen(['sleep', '600'])
        with open(os.environ['LEFT'], 'w') as out:
            out.write(f'{os.getpid()} {left.pid}\\n')
        left.wait()

    def test_c_after(self):
        words.keep('after')
'''


def alive(pid):
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


class Repository(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.out, self.left = self.folder / "programs.jsonl", self.folder / "left"
        files = {"words": WORDS, "test_words": TEST_WORDS, "test_slow": TEST_SLOW, "test_stuck": TEST_STUCK}
        for name, text in files.items():
            (self.folder / f"{name}.py").write_text(text)

    def start(self, *options):
        command = [sys.executable, "-m", "ndbg_data.repository", "--project", str(self.folder), "--name", "demo"]
        command += ["--out", str(self.out), *options]
        environment = {**os.environ, "LEFT": str(self.left)}
        pipes = {name: subprocess.PIPE for name in ("stdin", "stdout", "stderr")}
        return subprocess.Popen(command, **pipes, text=True, cwd=ROOT / "python", env=environment)

    def finish(self, process):
        """(programs by entry, what was said)"""
        _, said = process.communicate()
        self.assertEqual(process.returncode, 0, said)
        found = [Program.from_json(json.loads(line)) for line in self.out.read_text().splitlines()]
        return {p.entry: p for p in found}, said

    def made(self, *options):
        return self.finish(self.start(*options))

    def pids(self):
        """The child that ran the tests and what a test of it left running, once that stands."""
        while not self.left.exists() or not self.left.read_text().endswith("\n"):
            time.sleep(0.02)
        return list(map(int, self.left.read_text().split()))

    def assert_gone(self, pids):
        # A killed process is gone when the system has got round to it.
        while any(map(alive, pids)):
            time.sleep(0.02)

    def test_calls_of_a_projects_tests_become_programs_cut_to_what_they_need(self):
        found, said = self.made("--tests", "test_words", "missing_tests")
        self.assertIn("missing_tests: no call sampled: ", said)
        self.assertIn("No module named 'missing_tests'", said)
        self.assertIn("test_words: 1 tests, 2 functions, ", said)
        self.assertEqual(sorted(found), ["keep", "short"])
        keep = found["keep"]
        self.assertEqual(keep.problem, "repository/demo/words.py/keep")
        self.assertNotIn("of_object", keep.source)
        self.assertNotIn("Twice as long", keep.source)
        self.assertLess(keep.source.index("LIMIT = 3"), keep.source.index("def short"))
        self.assertEqual(outcome(keep.source, "keep('python', True)").shown, "raise: ValueError('none')")

    def test_a_test_that_does_not_end_is_stopped_and_named_and_the_others_go_on(self):
        found, said = self.made("--tests", "test_slow", "--each", "1")
        called = [f"short('{word}')" for word in ("after", "loop", "read", "wait")]
        self.assertEqual(sorted(found["short"].calls), called)
        for name in ("test_a_loop", "test_b_wait"):
            self.assertIn(f"test_slow: test_slow.Test.{name} was stopped after 1 s", said)
        self.assertEqual(said.count("was stopped"), 2, said)
        self.assertIn("test_slow: 4 tests, 1 functions, ", said)

    def test_a_child_past_its_time_is_ended_with_all_it_started_and_what_it_saw_is_kept(self):
        found, said = self.made("--tests", "test_stuck", "test_words", "--each", "1", "--seconds", "5")
        stopped = "test_stuck: stopped after 5 s in test_stuck.Test.test_b_stuck; what was called until then is used"
        self.assertIn(stopped, said)
        self.assertLessEqual({"keep('a b')", "keep('before')", "keep('to be or not')"}, set(found["keep"].calls))
        self.assertNotIn("keep('after')", found["keep"].calls)
        self.assert_gone(self.pids())

    def test_ctrl_c_or_a_request_to_end_stops_the_tests_and_keeps_what_they_called(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            self.left.unlink(missing_ok=True)
            process = self.start("--tests", "test_stuck", "test_words")
            pids = self.pids()
            process.send_signal(number)
            found, said = self.finish(process)
            ended = "test_stuck: interrupted in test_stuck.Test.test_b_stuck; what was called until then is used"
            self.assertIn(ended, said)
            self.assertEqual(sorted(found["keep"].calls), ["keep('a b')", "keep('before')"])
            self.assert_gone(pids)

    @unittest.skipUnless(sys.platform == "linux", "only Linux tells a child that its parent was killed")
    def test_being_killed_leaves_no_tests_running(self):
        process = self.start("--tests", "test_stuck")
        child, left = self.pids()
        process.kill()
        process.communicate()
        self.assert_gone([child])
        os.kill(left, signal.SIGKILL)

    def test_modules_that_python_has_built_in_are_taken_from_the_projects_files(self):
        shutil.copy(Path(sysconfig.get_path("stdlib")) / "posixpath.py", self.folder)
        (self.folder / "test_paths.py").write_text(
            "import posixpath, unittest\n\nclass Test(unittest.TestCase):\n"
            "    def test_it(self):\n        posixpath.isabs('/a'), posixpath.isabs('b')\n"
        )
        found, _ = self.made("--tests", "test_paths", "--modules", "posixpath")
        self.assertLessEqual({"isabs('/a')", "isabs('b')"}, set(found["isabs"].calls))


if __name__ == "__main__":
    unittest.main()
