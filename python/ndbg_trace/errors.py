"""What can be wrong with a program before its first state: reported, never raised at a user as a traceback."""


class ProgramError(Exception):
    """`kind` is one of: syntax, encoding, entry, arguments, set, python."""

    def __init__(self, kind, message, **where):
        super().__init__(message)
        self.kind = kind
        self.message = message
        self.where = where

    def as_record(self):
        return {"kind": self.kind, "message": self.message, **self.where}


class StepLimit(BaseException):
    """Raised into a program that passed its step limit. Not an Exception: `except Exception` must not catch it."""
