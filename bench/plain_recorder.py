"""The plain recorder that ours is measured against: repr of every local at every event, kept in a list."""

import sys


def record_plain(function, args, filename, fields=None):
    """(event, line, locals as texts, value as text) for each event of the functions of one file.

    `fields(name, value)`: what is shown of a value besides its text.
    """
    events = record_plain.events = []
    keep = events.append
    skipped = ("<listcomp>", "<setcomp>", "<dictcomp>")

    def trace(frame, event, arg):
        code = frame.f_code
        if code.co_filename != filename or code.co_name in skipped:
            return None
        texts = {name: repr(value) for name, value in frame.f_locals.items()}
        if fields is not None:
            for name, value in frame.f_locals.items():
                texts.update(fields(name, value))
        if event == "return":
            keep((event, frame.f_lineno, texts, repr(arg)))
        elif event == "exception":
            keep((event, frame.f_lineno, texts, repr(arg[1])))
        else:
            keep((event, frame.f_lineno, texts, None))
        return trace

    sys.settrace(trace)
    try:
        function(*args)
    finally:
        sys.settrace(None)
    return events
