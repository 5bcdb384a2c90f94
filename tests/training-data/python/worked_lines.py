"""Lines run with their parts recorded, for tests."""

import builtins

from ndbg_worker.call_recorder import CallRecorder

LIMITS = {"steps": 20000, "repr": 100000}


def subject_of(source, call):
    subject = CallRecorder(source, True)
    subject.record(["def main():", f"    return {call}"], LIMITS, dict(vars(builtins)))
    return subject


def worked(source, call):
    """`text = value` of all that was recorded in a run, in order."""
    subject = subject_of(source, call)
    found = subject.notes.found
    return [f"{subject.parts[found[at + 1]]} = {found[at + 2]}" for at in range(0, len(found), 3)]


def line(statement, **given):
    """What one line in a function notes; `given` are its parameters."""
    source = f"def f({', '.join(given)}):\n    {statement}\n"
    return worked(source, f"f({', '.join(map(repr, given.values()))})")


def steps(found):
    return [each[4:] for each in found if each.startswith("# = ")]
