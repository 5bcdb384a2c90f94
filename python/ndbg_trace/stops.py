"""On which lines a state can stand: what a breakpoint may name."""

from types import CodeType

from .codes import is_folded
from .intact import BUILTINS as __builtins__


def stop_lines(code, outline):
    """Own line numbers, ascending: every line with code of its own, and every `def`."""
    found = set()
    todo = [code]
    while todo:
        one = todo.pop()
        todo += [inner for inner in one.co_consts if type(inner) is CodeType]
        if is_folded(one):
            continue
        scope = outline.find(one)
        if scope is None:
            continue
        lines = {line for _, _, line in one.co_lines() if line}
        for first, last, *_ in scope.comprehensions:
            inside = {line for line in lines if first <= line <= last}
            if inside:
                lines = lines - inside | {first}
        if one.co_name != "<module>":
            # The instructions that open a function count for its first decorator; its call is seen on the `def`.
            lines.discard(one.co_firstlineno)
            if not one.co_name.startswith("<"):
                lines.add(scope.line)
            elif one.co_firstlineno == scope.line:
                lines.add(scope.line)
        found |= lines
    return sorted(found)
