"""Source text as the specification wants it: decoded by its cookie, `\\n` line ends, no byte-order mark."""

import ast
import io

from .errors import ProgramError
from .intact import BUILTINS as __builtins__


def normalise(text):
    if text.startswith("\ufeff"):
        text = text[1:]
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text


def decode(data, name):
    """bytes of a file -> normalised text, or a ProgramError that says where the bytes stop being Python."""
    if b"\0" in data:
        line = data.count(b"\n", 0, data.index(b"\0")) + 1
        raise ProgramError("encoding", "this is no Python source: it contains null bytes", file=name, line=line)
    encoding = "utf-8-sig"
    try:
        if b"coding" in b"".join(data.split(b"\n", 2)[:2]):  # a cookie stands in one of the first two lines
            import tokenize

            encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
        return normalise(data.decode(encoding))
    except (SyntaxError, LookupError) as problem:
        raise ProgramError("encoding", str(problem), file=name, line=1) from None
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        message = f"this is no {problem.encoding} text: {problem.reason}"
        raise ProgramError("encoding", message, file=name, line=line) from None


def parse(text, name):
    """The syntax tree, or the SyntaxError as a structured ProgramError (file, line, column, the line's text)."""
    try:
        return ast.parse(text, name)
    except SyntaxError as problem:
        raise syntax_error(problem, text, name) from None
    except (ValueError, MemoryError, RecursionError) as problem:
        raise ProgramError("syntax", f"the source cannot be parsed: {problem}", file=name, line=1) from None


def syntax_error(problem, text, name):
    """A SyntaxError of a program as a structured ProgramError."""
    line = problem.lineno or 1
    lines = text.split("\n")
    shown = lines[line - 1] if line <= len(lines) else (problem.text or "").rstrip("\n")
    return ProgramError(
        "syntax",
        f"{type(problem).__name__}: {problem.msg}",
        file=name,
        line=line,
        column=max(problem.offset or 1, 1),
        text=shown,
    )
