"""Typed random programs that read like everyday functions: short ones that transform texts, lists and dictionaries."""
from .grammar import literals, shapes
from .grammar.engine import OF, ON, TARGETS
from .grammar.writer import Writer
from .planting import arguments
from .program import Program

FIRST = (
    ["s"] * 34 + ["li"] * 16 + ["ls"] * 13 + ["dsi"] * 7 + ["dss"] * 4 + ["i"] * 8 + ["ll"] * 3 + ["lp"] * 3 + ["la"] * 3 + ["dis"] * 2
    + ["dii"] * 2 + ["dsl"] * 2 + ["dqi", "Si", "Ss", "ti", "ts", "y", "f", "a", "b"]
)
SECOND = {
    "s": ["s"] * 6 + ["c"] * 3 + ["i"] * 4 + ["ls", "dss", "b", "li"],
    "li": ["i"] * 6 + ["li"] * 3 + ["s", "b", "ls", "dii"],
    "ls": ["s"] * 5 + ["c", "i", "i", "ls", "ls", "dsi", "b"],
    "i": ["i"] * 5 + ["s", "li", "b"],
}
ANNOTATIONS = {
    "i": "int", "f": "float", "b": "bool", "s": "str", "c": "str", "y": "bytes", "n": "None", "a": "object", "li": "list[int]", "ls": "list[str]",
    "lf": "list[float]", "ll": "list[list[int]]", "lp": "list[tuple[str, int]]", "la": "list", "Si": "set[int]", "Ss": "set[str]",
    "ti": "tuple", "ts": "tuple", "p": "tuple[str, int]", "q": "tuple[int, int]", "dsi": "dict[str, int]", "dss": "dict[str, str]",
    "dis": "dict[int, str]", "dii": "dict[int, int]", "dsl": "dict[str, list[int]]", "dqi": "dict[tuple[int, int], int]",
}
MUTABLE = ("l", "d", "S")
DOCSTRINGS = ("Return the result.", "Process the input and return it.", "Compute something from {0}.", "{0} is changed in place.", "Helper for {0}.", "See the tests.")
COMMENTS = ("# main loop", "# skip bad ones", "# keep it simple", "# edge case", "# first pass", "# TODO check", "# result", "# in place", "# {0} first")
CALLS = 6
LENGTHS = (1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 6)


def kinds(w):
    """The types of the parameters."""
    first = w.pick(FIRST)
    draw = w.random()
    made = [first]
    if draw > 0.38 or first == "b":
        made.append(w.pick(SECOND.get(first) or (["s", "i", "b", first, "s"] if first[0] != "d" else [first[1] if first[1] in "si" else "i", "s", "i", first])))
    if draw > 0.82:
        made.append(w.pick(("i", "s", "i", "c", "b", "li", "ls", "dsi")))
    if draw > 0.97:
        made.append(w.pick(("i", "s", "f", "b")))
    return made


def body(w, count, returns=None):
    """The statements of a function whose parameters are in scope, to its return."""
    lines = []
    room = 12
    for _ in range(count):
        more = w.statement(room)
        lines += more
        room -= len(more)
        if more[-1].startswith(("return", "raise")) or room < 2:
            break
    if not lines or not lines[-1].startswith(("return", "raise")):
        for v in w.scope:
            if not v.uses and v.parameter is not None and v.name == v.parameter.name and w.random() < 0.75 and room > 2:
                more = next((m for m in [w.write(t, v) for t in fitting(w, v, min(room, 4))] if m), [])
                lines += more
        lines += ending(w, returns)
    return lines


def fitting(w, v, room):
    """One template about a variable that nothing uses yet."""
    table = ON.get(v.kind, ())
    for _ in range(6):
        t = w.pick(table)
        if t.lines <= room and not t.body and t.lasting:
            return [t]
    return []


def ending(w, returns):
    """The return: mostly what was built last, or something made of it."""
    scope = w.scope
    if returns is not None:
        v = w.variable(returns) if w.chance(0.4) else None
        if v is not None:
            return [f"return {v.name}"]
        candidates = [v for v in reversed(scope) if (v.kind, returns) in OF]
        if candidates:
            v = candidates[0] if w.chance(0.6) else w.pick(candidates)
            return [f"return {w.made_of(v, returns, 1)[0]}"]
        return [f"return {literals.value(w, returns)[0]}"]
    unused = [v for v in scope if not v.uses]
    v = unused[-1] if unused and w.random() < 0.75 else scope[-1] if w.random() < 0.7 else w.pick(scope)
    draw = w.random()
    if len(scope) > 1 and len(unused) > 1 and draw < 0.38:
        for u in unused:
            u.uses += 1
        return ["return " + ", ".join(u.name for u in unused[-3:])]
    if draw < 0.42:
        v.uses += 1
        return [f"return {v.name}"]
    if draw < 0.44 and v.kind[0] in MUTABLE:
        v.uses += 1
        return [f"return {v.name}." + w.pick({"l": ("sort()", "reverse()", "clear()", "append(0)"), "d": ("clear()", "update({})"), "S": ("clear()",)}[v.kind[0]])]
    if draw < 0.5:
        other = w.pick(scope)
        v.uses += 1
        return [f"return {v.name}, {w.made_of(other, w.pick(TARGETS[other.kind]), 0)[0]}"]
    if draw < 0.53:
        return [f"return {w.made_of(v, 's', 1)[0]} if {w.made_of(v, 'b', 0)[0]} else {literals.value(w, 's')[0]}"]
    targets = TARGETS[v.kind]
    target = v.kind if w.random() < 0.35 and v.kind in targets else targets[int(w.random() * len(targets))]
    if target == "b" and w.random() < 0.5:
        target = v.kind if v.kind in targets else target
    made = w.made_of(v, target, 2, 0.35)[0]
    if w.random() < 0.08:
        name = w.names.variable(target)
        return [f"{name} = {made}", f"return {name}"]
    return [f"return {made}"]


def header(w, name, params, returns=None):
    """The `def` line: annotations and defaults at times."""
    annotated = w.random() < 0.12
    shown = []
    optional = w.random() < 0.16 and len(params) > 1
    for nth, p in enumerate(params):
        text = p.name + (": " + ANNOTATIONS[p.kind] if annotated else "")
        if optional and nth == len(params) - 1 and p.kind in ("i", "s", "c", "f", "b"):
            p.default = w.theme.of(p.kind)
            text += (" = " if annotated else "=") + w.show(p.default)
        shown.append(text)
    arrow = f" -> {ANNOTATIONS[returns]}" if annotated and returns and w.random() < 0.7 else ""
    return f"def {name}({', '.join(shown)}){arrow}:"


def call(w, name, params, nth):
    """One call with fresh arguments: defaults left out and keywords given at times."""
    values = arguments(w.theme, params, nth)
    shown = [w.show(v) for v in values]
    if params and params[-1].default is not None and w.random() < 0.5:
        shown.pop()
    if len(shown) > 1 and w.random() < 0.04:
        shown[-1] = params[len(shown) - 1].name + "=" + shown[-1]
    return f"{name}({', '.join(shown)})"


def indent(lines):
    return ["    " + line if line else line for line in lines]


def finish(w, lines, name, params, problem, flags=()):
    source = "\n".join(lines) + "\n"
    calls, seen = [], {}
    for nth in range(CALLS + 2):
        text = call(w, name, params, nth)
        if text not in seen:
            seen[text] = True
            calls.append(text)
        if len(calls) == CALLS:
            break
    return Program(source, calls, name, "generate", problem, flags)


def single(w, name):
    for kind in kinds(w):
        w.parameter(kind)
    params = w.parameters
    lines = body(w, w.pick(LENGTHS))
    notes(w, lines)
    return [header(w, name, params)] + indent(lines)


def notes(w, lines):
    """A docstring or a comment now and then."""
    if w.random() < 0.05:
        text = w.pick(DOCSTRINGS).format(w.parameters[0].name if w.parameters else "it")
        lines.insert(0, '"""' + text + '"""' if w.random() < 0.85 else "'''" + text + "'''")
    if w.random() < 0.06:
        at = int(w.random() * len(lines))
        space = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
        lines.insert(at, space + w.pick(COMMENTS).format(w.names.pick(("small", "odd", "long", "empty"))))
    elif w.random() < 0.04:
        at = int(w.random() * len(lines))
        if '"""' not in lines[at]:
            lines[at] += "  " + w.pick(COMMENTS).format("last")


def with_helper(w, name):
    """A helper of one value, really called by the entry: plainly, in a loop, in a comprehension, or as a key."""
    kind = w.pick(("s", "s", "i", "i", "ls", "li", "c", "dsi"))
    returns = w.pick([t for t in TARGETS[kind] if t in ("s", "i", "b", "li", "ls", "dsi")])
    helper = w.names.function()
    v = w.parameter(kind)
    extra = w.parameter(w.pick(("i", "s", "c"))) if w.random() < 0.25 else None
    inner = w.parameters
    lines = body(w, w.pick((0, 0, 1, 1, 2)), returns)
    first = [header(w, helper, inner, returns)] + indent(lines)
    demands = v.parameter.demands
    w.scope, w.parameters = [], []
    listed = "l" + kind if "l" + kind in TARGETS and w.random() < 0.65 else None
    source = w.parameter(listed or kind)
    source.parameter.demands += demands
    other = w.parameter(extra.kind) if extra is not None else None
    if other is None and w.random() < 0.3:
        w.parameter(w.pick(("i", "s")))
    lines = w.statement(4) if w.random() < 0.35 else []
    if lines and lines[-1].startswith("return"):
        lines = []
    tail = ""
    if other is not None and inner[-1].default is None:
        other.uses += 1
        tail = ", " + other.name
    lines += calling(w, helper, source, listed, returns, tail, kind)
    lines += ending(w, None)
    main = [header(w, name, w.parameters)] + indent(lines)
    if w.random() < 0.15:
        return [main[0]] + indent(first) + main[1:]
    return first + [""] + main if w.random() < 0.85 else main + [""] + first


def calling(w, helper, source, listed, returns, tail, kind):
    source.uses += 1
    item = w.new(kind)
    if listed is None:
        made = w.new(returns)
        w.scope.append(made)
        lines = [f"{made.name} = {helper}({source.name}{tail})"]
        if returns == kind and w.random() < 0.3:
            lines.append(f"{made.name} = {helper}({made.name}{tail})")
        if w.random() < 0.4:
            made.uses += 1
            lines += [f"if {w.made_of(made, 'b', 0)[0]}:", f"    return {w.on_ret(None, None)[0]}"]
        return lines
    draw = w.random()
    target = "l" + returns if "l" + returns in TARGETS else None
    if draw < 0.25 and target:
        made = w.new(target)
        w.scope.append(made)
        return [f"{made.name} = [{helper}({item.name}{tail}) for {item.name} in {source.name}]"]
    if draw < 0.4 and returns in ("b", "i"):
        made = w.new(listed)
        w.scope.append(made)
        return [f"{made.name} = [{item.name} for {item.name} in {source.name} if {helper}({item.name}{tail})]"]
    if draw < 0.5 and returns in ("i", "s") and not tail:
        made = w.new(listed)
        w.scope.append(made)
        return [f"{made.name} = sorted({source.name}, key={helper})"]
    if draw < 0.6 and target and not tail:
        made = w.new(target)
        w.scope.append(made)
        return [f"{made.name} = list(map({helper}, {source.name}))"]
    made = w.new("i" if returns in ("i", "b") else target or "i")
    w.scope.append(made)
    if made.kind == "i":
        lines = [f"{made.name} = 0", f"for {item.name} in {source.name}:"]
        if returns == "b":
            return lines + [f"    if {helper}({item.name}{tail}):", f"        {made.name} += {w.pick((1, 1, 2))}"]
        value = f"{helper}({item.name}{tail})" if returns == "i" else f"len({helper}({item.name}{tail}))"
        return lines + [f"    {made.name} += {value}"]
    step = f"    {made.name}.append({helper}({item.name}{tail}))"
    lines = [f"{made.name} = []", f"for {item.name} in {source.name}:"]
    if w.random() < 0.4:
        return lines + [f"    if {w.made_of(item, 'b', 0)[0]}:", "    " + step]
    return lines + [step]


def program(rng, problem):
    """One program and its calls."""
    w = Writer(rng)
    name = "f" if w.random() < 0.36 else w.names.function()
    draw = w.random()
    if draw < 0.72:
        lines, flags = single(w, name), ("single",)
    elif draw < 0.84:
        lines, flags = with_helper(w, name), ("helper",)
    else:
        lines, flags = shapes.program(w, name)
    return finish(w, lines, name, w.parameters, problem, flags)
