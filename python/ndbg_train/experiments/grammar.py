"""The ids of our own form, version 1, that experiments use (docs/language.md), and patterns to match them."""
BEGIN, CONTEXT = 1, 3
ARG, CALL, LINE, RETURN, EXCEPTION = 8, 9, 10, 11, 12
EXITS = (13, 14, 15)
INVERSE_EXIT = 26
VAR, EQ, GONE, FULL, UNKNOWN, STATE_END = 31, 32, 33, 34, 35, 36
LINE_HIGH, DEPTH_HIGH = 38, 39
# Reserved ids for forms that write a line as text: its beginning, and its end within a state.
TEXT_BEGIN, TEXT_END = 40, 41
FIRST_LINE, LAST_LINE = 192, 703
FIRST_DEPTH, LAST_DEPTH = 704, 767
FIRST_TEXT, FIRST_BYTE, LAST_BYTE = 768, 768, 1023
VOCABULARY = 4096


def one_of(*parts, flag=0):
    """A character class of ids and (low, high) ranges, all with the same flag."""
    ranges = ((part, part) if isinstance(part, int) else part for part in parts)
    return "[" + "".join(f"{_code(low | flag)}-{_code(high | flag)}" for low, high in ranges) + "]"


def _code(number):
    return f"\\u{number:04x}"
