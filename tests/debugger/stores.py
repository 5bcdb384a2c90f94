"""Runs programs and writes which line event stored each variable, by the bytecode's own STORE instructions, and each
attribute of an object, by `__setattr__`; in which turn of its loops a line ran, by counters put into the loops; and
which variables name the same object. Independent of the recorder: what `trace_value` says is held to it.

Standard input: a JSON list of sources with a `main()`. Standard output: for each a list of activations in the order in
which they began, or null if it ran for too long. A generator's frame is a new activation each time it goes on.
"""

import ast
import dis
import json
import sys

MOST = 3000
COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>")  # which have no calls of their own in a recording
STORES = ("STORE_FAST", "STORE_DEREF")
TURN = "turn_of_line_"


class TooLong(Exception):
    pass


class Counted(ast.NodeTransformer):
    """Counts the turns of each loop in a variable of its function, without lines of its own."""

    def __init__(self):
        self.loops = {}  # line -> the line of the innermost loop around it, or of itself
        self.heads = set()

    def loop(self, node):
        self.generic_visit(node)
        name = TURN + str(node.lineno)
        heads = range(node.lineno, node.body[0].lineno)
        self.heads.update(heads)
        for line in [*heads, *range(node.body[0].lineno, node.body[-1].end_lineno + 1)]:
            self.loops.setdefault(line, node.lineno)

        def counter(value, at):
            target = ast.Name(name, ast.Store())
            for each in ast.walk(made := ast.Assign([target], value)):
                each.lineno = each.end_lineno = at
                each.col_offset = each.end_col_offset = 0
            return made

        more = ast.BinOp(ast.Name(name, ast.Load()), ast.Add(), ast.Constant(1))
        node.body.insert(0, counter(more, node.body[0].lineno))
        return [counter(ast.Constant(0), node.lineno), node]

    visit_For = visit_While = loop


class Watch:
    def __init__(self, name, counted):
        self.name = name
        self.counted = counted
        self.held = {}  # id of an object -> attribute -> where it was stored last
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
            if at is not None and at.opname in STORES and not at.argval.startswith(TURN):
                own["stores"][at.argval] = [own["lines"], own["line"]]
            return self.trace
        self.events += 1
        if self.events > MOST:
            raise TooLong
        before = own["line"]
        if event == "line":
            own["lines"] += 1
            own["line"] = frame.f_lineno
        if event in ("line", "return"):
            turns = {name: value for name, value in frame.f_locals.items() if name.startswith(TURN)}
            names = {name: value for name, value in frame.f_locals.items() if name not in turns}
            for number, value in self.returned.pop(frame, ()):
                own["given"] += [[number, name] for name, each in names.items() if each is value]
            own["snapshots"].append(
                {
                    "stores": dict(own["stores"]),
                    "held": self.held_by(names),
                    "turn": self.turn_at(before, turns),
                    "items": items_of(names),
                }
            )
        if event == "return":
            self.kept.append(arg)
            caller = self.caller(frame)
            self.returned.setdefault(caller, []).append((self.number(own), arg))
            del self.open[frame]
        return self.trace


    def turn_at(self, line, turns):
        turn = turns.get(f"{TURN}{self.counted.loops.get(line)}")
        return turn + 1 if turn is not None and line in self.counted.heads else turn

    def watch_attributes(self, kind):
        before = kind.__setattr__

        def store(object, name, value):
            before(object, name, value)
            frame = sys._getframe(1)
            own = self.open.get(frame)
            self.kept.append(object)
            place = own and [self.number(own), own["lines"], frame.f_lineno]
            self.held.setdefault(id(object), {})[name] = place

        kind.__setattr__ = store

    def number(self, own):
        return next(i for i, each in enumerate(self.activations) if each is own)

    def held_by(self, names):
        """Where the attributes of the variables, and of the items of lists, were stored last: path -> place."""
        found = {}
        for name, value in names.items():
            items = [(f"{name}[{i}]", each) for i, each in enumerate(value)] if type(value) is list else []
            for path, object in [(name, value), *items]:
                for attribute, place in self.held.get(id(object), {}).items():
                    found[f"{path}.{attribute}"] = place
        return found


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
    counted = Counted()
    code = compile(counted.visit(ast.parse(source)), "program.py", "exec")
    watch = Watch("program.py", counted)
    space = {"__name__": "program"}
    exec(code, space)
    for kind in list(space.values()):
        if type(kind) is type and kind.__module__ == "program":
            watch.watch_attributes(kind)
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
