"""Records real Python runs by the rules of the specification. Standard library only; CPython 3.10 and up, and Pyodide.

    from ndbg_trace import Program, record
    record(Program(source_text), write_bytes, entry="f", arguments="1, x=2")
"""

from .errors import ProgramError, StepLimit
from .program import Program
from .recorder import record

__all__ = ["Program", "ProgramError", "StepLimit", "record"]
