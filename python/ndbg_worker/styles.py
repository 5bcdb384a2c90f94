"""Writes calls as people do: the same values with other quotes and spaces than `repr` gives them."""
import re

TEXT = re.compile(r"""('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")""")
QUOTED, SPACED = 0.3, 0.15


def styled(call, rng):
    """Returns a call with the same meaning. Most stay as they are."""
    quoted, spaced = rng.random() < QUOTED, rng.random() < SPACED
    if not quoted and not spaced:
        return call
    parts = TEXT.split(call)
    if quoted:
        # Some calls have both styles.
        every = rng.random() < 0.8
        for at in range(1, len(parts), 2):
            if every or rng.random() < 0.5:
                parts[at] = requoted(parts[at])
    if spaced:
        respace = rng.choice(SPACES)
        for at in range(0, len(parts), 2):
            parts[at] = respace(parts[at])
    return "".join(parts)


def requoted(text):
    """With double quotes, if that changes nothing else."""
    return f'"{text[1:-1]}"' if text[0] == "'" and '"' not in text and "\\'" not in text else text


def tight(code):
    return code.replace(", ", ",").replace(": ", ":")


def wide(code):
    code = code.replace("[]", "\0").replace("{}", "\1")
    for bracket in "[{":
        code = code.replace(bracket, bracket + " ")
    for bracket in "]}":
        code = code.replace(bracket, " " + bracket)
    return code.replace("\0", "[]").replace("\1", "{}")


def loose(code):
    return code.replace(",)", ", )").replace(": ", " : ")


SPACES = (tight, tight, wide, loose)
