"""A bare name in a case is a new variable, not a constant."""
RED = 1
GREEN = 2


class Colour:
    RED = 1
    GREEN = 2


def wrong(code):
    match code:
        case REDDISH:           # always fits, and binds the name
            return f"red? ({REDDISH})"


def right(code):
    match code:
        case Colour.RED:
            return "red"
        case Colour.GREEN:
            return "green"
        case _:
            return "other"


def by_guard(code):
    match code:
        case c if c == RED:
            return "red"
        case c if c in (GREEN, 3):
            return "green"
    return None


for code in (1, 2, 3, "x"):
    print(code, wrong(code), right(code), by_guard(code))
