"""Runs programs and writes which line event stored each variable, by the bytecode's own STORE instructions, and which
variables name the same object. Independent of the recorder: what `trace_value` says is held to it.

Standard input: a JSON list of sources with a `main()`. Standard output: for each a list of activations in the order in
which they began, or null if it ran for too long. A generator's frame is a new activation each time it goes on.
"""

import dis
import json
import sys

MOST = 3000
COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>")  # which have no calls of their own in a recording
STORES = ("STORE_FAST", "STORE_DEREF")


class TooLong(Exception):
    pass


class Watch:
    def __init__(self, name):
        self.name = name
        self.activations = []
        self.open = {}  # frame -> its activation
        self.returned = {}  # caller's frame -> what its callees have returned since its last event
        self.kept = []
        self.events = 0
        self.code = {}

    def instruction(self, frame):
        known = self.code.get(frame.f_code)
        if known is None:
            known = self.code[frame.f_code] = {each.offset: each for each in dis.get_instructions(frame.f_code)}
        return known.get(frame.f_lasti)

    def caller(self, frame):
        back = frame.f_back
        while back is not None and back not in self.open:
            back = back.f_back
        return back

    def trace(self, frame, event, arg):
        if frame.f_code.co_filename != self.name or frame.f_code.co_name in COMPREHENSIONS:
            return None
        if event == "call":
            frame.f_trace_opcodes = True
            caller = self.caller(frame)
            own = {
                "name": frame.f_code.co_name,
                "lines": 0,
                "line": frame.f_lineno,
                "stores": {},
                "snapshots": [],
                "same": {} if caller is None else same_objects(frame.f_locals, caller.f_locals),
                "given": [],
            }
            self.activations.append(own)
            self.open[frame] = own
            return self.trace
        own = self.open[frame]
        if event == "opcode":
            at = self.instruction(frame)
            if at is not None and at.opname in STORES:
                own["stores"][at.argval] = [own["lines"], own["line"]]
            return self.trace
        self.events += 1
        if self.events > MOST:
            raise TooLong
        if event == "line":
            own["lines"] += 1
            own["line"] = frame.f_lineno
        if event in ("line", "return"):
            names = dict(frame.f_locals)
            for number, value in self.returned.pop(frame, ()):
                own["given"] += [[number, name] for name, each in names.items() if each is value]
            own["snapshots"].append({"stores": dict(own["stores"]), "items": items_of(names)})
        if event == "return":
            self.kept.append(arg)
            caller = self.caller(frame)
            number = next(i for i, each in enumerate(self.activations) if each is own)
            self.returned.setdefault(caller, []).append((number, arg))
            del self.open[frame]
        return self.trace


def same_objects(names, around):
    return {
        name: [other for other, it in flat(around) if it is value]
        for name, value in names.items()
    }


def flat(names):
    for name, value in names.items():
        yield name, value
        for field, held in getattr(value, "__dict__", {}).items():
            yield f"{name}.{field}", held


def items_of(names):
    found = {}
    for held, value in flat(names):
        if type(value) in (list, tuple) and len(value) <= 200:
            for index, item in enumerate(value):
                for name, it in names.items():
                    if it is item:
                        found.setdefault(name, []).append(f"{held}[{index}]")
    return found


def watched(source):
    watch = Watch("program.py")
    space = {"__name__": "program"}
    exec(compile(source, "program.py", "exec"), space)
    out, sys.stdout = sys.stdout, open("/dev/null", "w")
    sys.settrace(watch.trace)
    try:
        space["main"]()
    except TooLong:
        return None
    except Exception:
        pass
    finally:
        sys.settrace(None)
        sys.stdout = out
    return watch.activations


json.dump([watched(source) for source in json.load(sys.stdin)], sys.stdout)
