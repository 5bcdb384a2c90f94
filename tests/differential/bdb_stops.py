"""Where Python's own debugger stops: the other side of the differential test.

Reads one JSON object a line, {"source": …, "positions": [p, …]}, runs `main()` of it under `bdb` and prints one JSON
object a line: every stop of stepping all the way, as [event, line, function], and for each position p (a number of
stops stepped first) the stop that `next` and `return` lead to, as indices into the stepped stops.
"""
import bdb
import io
import json
import sys
import types

NAME = "<program>"
MOST = 4000


class Enough(BaseException):
    pass


class Walk(bdb.Bdb):
    """Steps `steps` stops, then gives one command, and notes every stop."""

    def __init__(self, steps=None, command=None):
        super().__init__()
        self.steps, self.command = steps, command
        self.stops = []
        self.key = None
        self.serial = {}

    def stop(self, event, frame, value):
        if frame.f_code.co_filename != NAME:
            self.set_step()
            return
        self.stops.append([event, frame.f_lineno, frame.f_code.co_name, value])
        if len(self.stops) >= MOST:
            raise Enough
        if self.command and len(self.stops) == self.steps + 1:
            getattr(self, f"set_{self.command}")(frame)
        elif self.command and len(self.stops) == self.steps + 2:
            raise Enough
        else:
            self.set_step()

    def user_call(self, frame, arguments):
        self.stop("call", frame, None)

    def user_line(self, frame):
        self.stop("line", frame, None)

    def user_return(self, frame, value):
        self.stop("return", frame, shown(value))

    def user_exception(self, frame, info):
        self.stop("exception", frame, shown(info[1]))


def shown(value):
    try:
        return repr(value)[:80]
    except Exception:
        return "?"


def run(code, walk):
    module = types.ModuleType("program")
    exec(code, module.__dict__)
    out, sys.stdout = sys.stdout, io.StringIO()
    try:
        walk.reset()
        walk.runcall(module.main)
    except Enough:
        pass
    except BaseException:
        pass
    finally:
        sys.settrace(None)
        sys.stdout = out
    return walk


def main():
    for line in sys.stdin:
        job = json.loads(line)
        code = compile(job["source"], NAME, "exec", dont_inherit=True)
        every = run(code, Walk()).stops
        after = []
        for position in job["positions"]:
            if position >= len(every):
                continue
            row = {"from": position}
            for command in ("next", "return"):
                walk = run(code, Walk(position, command))
                row[command] = walk.stops[position + 1] if len(walk.stops) > position + 1 else None
            after.append(row)
        print(json.dumps({"stops": every, "after": after}), flush=True)


main()
