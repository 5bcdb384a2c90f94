"""The child of `repository`: runs tests under a sampler and writes what it sees to a file, test by test, as JSON lines.

It may be ended at any time: what was written until then is whole. A test that takes too long is stopped and named.

    {"test": NAME}                                        a test begins
    {"file": …, "name": …, "line": …, "calls": {…}}       calls of a function that were not written before
    {"file": …, "constants": {…}}                         what names of a module stand for, at the end
    {"failed": NAME, "said": TEXT}                        it failed
    {"stopped": NAME, "after": SECONDS}                   it took too long
    {"done": NAME}                                        it is over
"""
import json
import os
import signal
import sys

from .outcome import TooLong
from .sampling import Sampler, constants

AGAIN = 5
MEMORY, FILE = 3 << 30, 64 << 20


class Watch:
    """Samples each test, for so many seconds."""

    def __init__(self, sampler, out, seconds):
        self.sampler, self.out, self.seconds = sampler, out, seconds
        self.test = None

    def write(self, record):
        self.out.write(json.dumps(record) + "\n")
        self.out.flush()

    def begin(self, test):
        self.write({"test": test})
        self.test = test
        signal.signal(signal.SIGALRM, self.stop)
        # Again after a while, because a test may swallow the exception.
        signal.setitimer(signal.ITIMER_REAL, self.seconds, AGAIN)
        # Set again for each test: a test may remove it, and so does being stopped inside it.
        sys.setprofile(self.sampler.profile)

    def stop(self, number, frame):
        self.write({"stopped": self.test, "after": self.seconds})
        raise TooLong

    def end(self):
        signal.setitimer(signal.ITIMER_REAL, 0)
        sys.setprofile(None)
        for record in self.sampler.take():
            self.write(record)
        self.write({"done": self.test})

    def abandon(self):
        """Runs in a process that a test forks: its calls must not be recorded a second time."""
        signal.setitimer(signal.ITIMER_REAL, 0)
        sys.setprofile(None)
        self.out = open(os.devnull, "w", encoding="utf-8")

    def failed(self, test, error):
        if not isinstance(error, TooLong):
            self.write({"failed": test, "said": f"{type(error).__name__}: {error}".strip().split("\n")[-1]})


def with_unittest(watch, name):
    import unittest

    class Result(unittest.TestResult):
        def startTest(self, test):
            super().startTest(test)
            watch.begin(test.id())

        def stopTest(self, test):
            watch.end()
            super().stopTest(test)

        def addError(self, test, error):
            super().addError(test, error)
            watch.failed(test.id(), error[1])

    unittest.defaultTestLoader.loadTestsFromName(name).run(Result())


def with_pytest(watch, arguments):
    import pytest

    class Plugin:
        def pytest_runtest_logstart(self, nodeid):
            watch.begin(nodeid)

        def pytest_runtest_logfinish(self):
            watch.end()

        def pytest_collectreport(self, report):
            if report.failed:
                said = str(report.longrepr).strip().split("\n")[-1]
                watch.write({"failed": report.nodeid, "said": said.removeprefix("E").strip()})

    # A project's own settings ask for plugins that are not there, or make errors of warnings.
    settings = ["-c", os.devnull, f"--rootdir={os.getcwd()}", "-q", "-p", "no:cacheprovider", "-W", "ignore"]
    settings += ["-o", "python_files=test*.py *test.py *tests.py", "--continue-on-collection-errors"]
    pytest.main([*settings, *arguments], plugins=[Plugin()])


def die_with_parent():
    """Ends this process when its parent is killed: then nothing waits for these tests."""
    try:
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
    except (ImportError, OSError, AttributeError):
        pass


def limit():
    """A test may neither fill the memory nor a disk."""
    try:
        import resource

        for what, most in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_FSIZE, FILE), (resource.RLIMIT_CORE, 0)):
            resource.setrlimit(what, (most, most))
    except (ImportError, ValueError, OSError):
        pass


def main(request):
    die_with_parent()
    limit()
    sys.argv = sys.argv[:1]
    with open(request["report"], "a", encoding="utf-8") as out:
        watch = Watch(Sampler(request["roots"], request["modules"]), out, request["each"])
        os.register_at_fork(after_in_child=watch.abandon)
        {"pytest": with_pytest, "unittest": with_unittest}[request["runner"]](watch, request["target"])
        for record in constants(request["roots"]):
            watch.write(record)


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
    # The usual exit would wait for threads that a test left behind.
    sys.stderr.flush()
    os._exit(0)
