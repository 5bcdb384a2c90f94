"""Events from `sys.monitoring` instead of `sys.settrace`, for the Pythons where that is cheaper and equivalent.

3.12 watches every line of every function once a trace function is set, the trace function's own among them, and forgets
it all when it is taken away. Here only the program's functions are watched, and they stay so from run to run; when
nothing is recorded there is just no one to call.
"""

import sys

from .intact import BUILTINS as __builtins__

TOOL = 4  # one that no kind of tool has by convention
_monitoring = getattr(sys, "monitoring", None) if (3, 12) <= sys.version_info < (3, 14) else None
_state = []  # once we have the tool's number: its name, as proof
_NAME = "ndbg"
# From 3.13 on a trace function is only slow to set; its events are the cheaper ones.
_LONG = 5000 if sys.version_info >= (3, 13) else 1 << 62

if _monitoring is not None:
    _events = _monitoring.events
    # Events that exist only globally; they also reveal new functions.
    _EVERYWHERE = _events.PY_START | _events.PY_RESUME | _events.PY_THROW | _events.PY_UNWIND | _events.RAISE
    _INSIDE = _events.LINE | _events.JUMP | _events.PY_RETURN | _events.PY_YIELD | _events.STOP_ITERATION
    _set_local_events, _register, _DISABLE = (
        _monitoring.set_local_events,
        _monitoring.register_callback,
        _monitoring.DISABLE,
    )
    # The same groups as under `sys.settrace`: a call, a line, a jump to the same line, a return, an unwinding, an
    # exception.
    _GROUPS = (
        (_events.PY_START, _events.PY_RESUME, _events.PY_THROW),
        (_events.LINE,),
        (_events.JUMP,),
        (_events.PY_RETURN, _events.PY_YIELD),
        (_events.PY_UNWIND,),
        (_events.RAISE, _events.STOP_ITERATION),
    )


def is_possible(steps):
    """Whether events can be had this way, in a run of so many steps at most; makes ready for them."""
    if _monitoring is None or steps > _LONG:
        return False
    if not _state:
        if _monitoring.get_tool(TOOL) is not None:
            return False
        _monitoring.use_tool_id(TOOL, _NAME)
        _monitoring.set_events(TOOL, _EVERYWHERE)
        _state.append(_NAME)
    return _monitoring.get_tool(TOOL) == _NAME


def listen(*callbacks):
    """One for each group; they are called until `silence`."""
    for group, callback in zip(_GROUPS, callbacks):
        for event in group:
            _register(TOOL, event, callback)


def silence():
    for group in _GROUPS:
        for event in group:
            _register(TOOL, event, None)


def watch(code):
    """Report its lines from now on."""
    _set_local_events(TOOL, code, _INSIDE)


def jump_on_one_line(code, start, to):
    """None for a jump back to the beginning of the same line, which is a line event; else what says never to tell it
    again."""
    if to >= start:
        return _DISABLE
    first = last = None
    for begin, end, line in code.co_lines():
        if begin <= start < end:
            last = line
        if begin <= to < end:
            first = line
    return None if first == last else _DISABLE
