"""Reports mistakes of the user in one line instead of a stack trace."""
import sys


class Refusal(Exception):
    """What was wrong, where, and what to do."""


def speaking_plainly(main):
    """Runs a command's main; a Refusal becomes one line on stderr and exit status 2."""

    def run(argv=None, **more):
        try:
            return main(argv, **more)
        except Refusal as refusal:
            print(f"error: {refusal}", file=sys.stderr, flush=True)
            raise SystemExit(2) from None

    return run
