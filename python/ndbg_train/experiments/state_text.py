"""Judges whether a generated state is right, by what all variants of the form have in common.

A state is read into its event, the text of its line, and its locals (`call`, `line`) or its value (`return`,
`exception`). Depth and the locals of a return do not count. Two states are equal if all of these are.
"""
import ast
import re

from .grammar import (
    ARG, CALL, EQ, EXCEPTION, EXITS, FIRST_BYTE, FIRST_DEPTH, FIRST_LINE, FIRST_TEXT, FULL, GONE, INVERSE_EXIT,
    LAST_BYTE, LAST_DEPTH, LAST_LINE, LINE, RETURN, STATE_END, TEXT_BEGIN, TEXT_END, UNKNOWN, VAR, VOCABULARY, one_of,
)

_TEXT = one_of((FIRST_TEXT, VOCABULARY - 1)) + "*"
_DEPTH = one_of((FIRST_DEPTH, LAST_DEPTH)) + "?"
_LINE = f"(?P<line>{one_of((FIRST_LINE, LAST_LINE))}|{one_of(TEXT_BEGIN)}{_TEXT}{one_of(TEXT_END)})"
_VARS = f"(?P<gone>(?:{one_of(GONE)}{_TEXT})*)(?P<vars>(?:{one_of(VAR)}{_TEXT}{one_of(EQ)}{_TEXT})*)"
_LOCALS = f"(?:(?P<unknown>{one_of(UNKNOWN)})|(?P<full>{one_of(FULL)})?{_VARS})"
_VALUE = f"{one_of(ARG)}(?P<value>{_TEXT}){one_of(STATE_END)}"
_STATES = [re.compile(form) for form in (
    f"(?P<event>{one_of(CALL)}){_DEPTH}{_LINE}{_VARS}{one_of(STATE_END)}",
    f"(?P<event>{one_of(LINE)}){_DEPTH}{_LOCALS}{_LINE}",
    f"(?P<event>{one_of(RETURN, EXCEPTION)}){_DEPTH}{_LOCALS}{_LINE}{_VALUE}",
    f"(?P<event>{one_of(*EXITS, INVERSE_EXIT)})",
)]
_PAIR = re.compile(f"{one_of(VAR)}({_TEXT}){one_of(EQ)}({_TEXT})")


class Reader:
    def __init__(self, texts):
        self.bytes = [
            bytes([at - FIRST_BYTE]) if FIRST_BYTE <= at <= LAST_BYTE else text.encode("utf-8", "surrogatepass")
            for at, text in enumerate(texts)
        ]

    def text(self, ids):
        return b"".join(self.bytes[ord(c)] for c in ids).decode("utf-8", "replace")

    def state(self, ids, lines):
        """Reads a string of ids as a dict, or None if it is no state. `lines`: number token → text."""
        found = next((match for form in _STATES if (match := form.fullmatch(ids))), None)
        if found is None:
            return None
        parts = found.groupdict()
        state = {"event": ord(parts["event"])}
        if parts.get("line"):
            line = parts["line"]
            state["line"] = self.text(line[1:-1] if ord(line[0]) == TEXT_BEGIN else lines.get(line, ""))
        if parts.get("value") is not None:
            state["value"] = self.text(parts["value"])
        elif "vars" in parts:
            state["unknown"], state["full"] = bool(parts.get("unknown")), bool(parts.get("full"))
            state["gone"] = sorted(filter(None, (self.text(n) for n in (parts["gone"] or "").split(chr(GONE)))))
            state["locals"] = {self.text(name): self.text(value) for name, value in _PAIR.findall(parts["vars"] or "")}
        return state


def same_value(left, right):
    """Whether texts are equal, or the values that they write."""
    if left == right:
        return True
    try:
        return ast.literal_eval(left) == ast.literal_eval(right)
    except (ValueError, SyntaxError, MemoryError, RecursionError, TypeError):
        return False
