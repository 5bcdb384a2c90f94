"""Drills: one to three statements about one operation, over a wide range of values. A small model lives or dies by these."""
from itertools import accumulate

from .copy_sheets import copy_sheet
from .count_sheets import count_sheet
from .flow import branch, loop, used
from .frame_drills import on_frames
from .generate import CALLS, ending, header
from .grammar.engine import BETWEEN, OF, ON, TARGETS
from .grammar.template import ATOM
from .grammar.writer import Parameter, Writer
from .list_sheets import list_sheet
from .loop_sheets import loop_sheet
from .mixed_sheets import mixed_sheet
from .number_sheets import number_sheet
from .object_drills import on_objects
from .order_sheets import order_sheet
from .planting import arguments, edge
from .program import Program
from .return_drills import on_returns
from .round_sheets import round_sheet
from .same_sheets import same_sheet
from .seeking_drills import on_lists, on_places
from .step_drills import on_steps
from .store_sheets import store_sheet
from .text_drills import on_text
from .text_sheets import text_sheet
from .turn_sheets import turn_sheet
from .value_drills import annotated, on_items, on_numbers
from .wrapped_sheets import wrapped_sheet

KINDS = ["s"] * 26 + ["li"] * 9 + ["ls"] * 9 + ["dsi"] * 5 + ["dss"] * 4 + ["i"] * 7 + ["c"] * 3 + ["Si", "Ss", "Si", "Ss", "ti", "ts", "dis", "dii", "dsl", "ll", "lp", "la", "f", "f", "b", "y", "y", "a", "dqi", "p"]
BINARY = ("+", "-", "*", "//", "%", "/", "+", "-", "*", "//", "%", "**", "&", "|", "^", "<<", ">>")
COMPARE = ("<", "<=", ">", ">=", "==", "!=")
SINGLES = {
    kind: [t for t in ({id(t): t for t in table}).values() if t.lines <= 3 and not t.body and not t.loops and "return" not in t.text and "raise" not in t.text]
    for kind, table in ON.items()
}
DISTINCT = {pair: list({id(t): t for t in table}.values()) for pair, table in OF.items()}
PLAIN = {pair: [t for t in table if " for " not in t.text and "lambda" not in t.text] for pair, table in DISTINCT.items()}
FLAT = {kind: [(kind, to, t) for to in TARGETS[kind] for t in DISTINCT[kind, to]] for kind in TARGETS}


def program(rng, problem, make=None):
    """A drill; `make` is its shape, where none is to be drawn."""
    w, make = begun(rng, make)
    name = "f" if rng.random() < 0.6 else w.names.function()
    if make in MODULES:
        source, name, call, family = make(w, name)
        flags = (make.__name__, family, "run_through") if make is on_objects and w.random() < REMEMBERED else (make.__name__, family)
        return Program(source, list(dict.fromkeys([call() for _ in range(CALLS + 3)]))[:CALLS], name, "micro", problem, flags)
    lines, params, give = make(w)
    solved = make in SOLVED and w.random() < 0.15
    head = header(w, name, params) if give is None else f"def {name}({', '.join(shown(w, make, params, solved))}):"
    source = "\n".join(imports(w) + (["class Solution:", *indented([head]), *indented(indented(lines))] if solved else [head, *indented(lines)])) + "\n"
    called, named, calls = f"Solution().{name}" if solved else name, solved and w.random() < 0.4, {}
    for nth in range(CALLS + 3):
        given = planted(w, make, params, nth) if give is None else give()
        texts = [f"{p.name}={w.show(v)}" for p, v in zip(params, given)] if named else [w.show(v) for v in given]
        calls[f"{called}({', '.join(texts)})"] = None
        if len(calls) == CALLS:
            break
    return Program(source, list(calls), name, "micro", problem, (make.__name__, "run_through") if make in SHEETS else (make.__name__,))


def begun(rng, make=None):
    """A writer, and the shape of what it is to write."""
    w = Writer(rng)
    return w, make or rng.choices(MAKERS, cum_weights=SHARES)[0]


def indented(lines):
    return ["    " + line for line in lines]


def imports(w):
    return [*w.imports, "", ""] if w.imports else []


def shown(w, make, params, solved):
    """Parameters: of a method with annotations, mostly."""
    if make in SOLVED and w.random() < (0.75 if solved else 0.12):
        return ["self"] * solved + annotated(w, params)
    return ["self"] * solved + [p.name for p in params]


def planted(w, make, params, nth):
    """Arguments in which what the drill looks for is found, mostly."""
    if nth == 2 and make in FLOW and w.random() < 0.3:
        given = [edge(w.theme, p.kind) for p in params]
    else:
        given = arguments(w.theme, params, nth)
    return given[:-1] if params[-1].default is not None and w.random() < 0.5 else given


def others(w, kind):
    """Now and then a second parameter, so that arguments of methods are variables too."""
    if w.random() < 0.4:
        w.parameter(w.pick({"s": ("s", "c", "i", "s"), "ls": ("s", "i", "ls"), "li": ("i", "i", "li")}.get(kind, ("i", "s", kind))))


def given(w, expression, target):
    if w.random() < 0.3:
        name = w.names.variable(target)
        return [f"{name} = {expression}", f"return {name}"]
    return [f"return {expression}"]


def operation(w):
    kind = w.pick(KINDS)
    v = w.parameter(kind)
    others(w, kind)
    v.uses = 1
    _, to, t = w.pick(FLAT[kind])
    return given(w, w.fill(t, v.name, ATOM, kind, v), to), used(w), None


def chain(w):
    """Nested calls to depth five, each a step within or between types."""
    kind = w.pick(("s", "s", "s", "s", "li", "ls", "i", "dsi"))
    v = w.parameter(kind)
    others(w, kind)
    v.uses = 1
    text, level, source = v.name, ATOM, kind
    w.filling = 1
    for _ in range(2 + int(w.random() * 4)):
        stay = source if w.random() < 0.6 else w.pick([t for t in TARGETS[source] if t in BETWEEN_ENDS and t != "b"] or [source])
        if (source, stay) not in OF:
            break
        text, level = w.apply(PLAIN.get((source, stay)) or DISTINCT[source, stay], text, level, source, v)
        source = stay
    return given(w, text, source), used(w), None


BETWEEN_ENDS = frozenset(source for source, _ in BETWEEN)


def in_place(w):
    kind = w.pick(("li", "ls", "dsi", "dss", "li", "ls", "dii", "dis", "dsl", "Si", "Ss", "la", "lp", "ll", "s", "i"))
    v = w.parameter(kind)
    others(w, kind)
    v.uses = 1
    table = SINGLES[kind]
    lines = w.write(w.pick(table), v)
    if w.random() < 0.35:
        lines += w.write(w.pick(table), v)
    made = [u.name for u in w.scope if u.parameter is None or u.name != u.parameter.name]
    if made and w.random() < 0.6:
        lines.append(f"return {v.name}, {made[-1]}" if w.random() < 0.4 else f"return {made[-1]}")
    else:
        lines += [f"return {v.name}"] if w.random() < 0.8 else ending(w, None)
    return lines, used(w), None


def whole(w):
    """Integers of every size and sign."""
    size = w.pick((1, 1, 1, 2, 2, 3, 4, 6, 10, 18))
    value = int(w.random() * 10 ** size)
    return -value if w.random() < 0.3 else value


def number(w):
    draw = w.random()
    return whole(w) if draw < 0.7 else w.theme.float() if draw < 0.97 else w.random() < 0.5


def small(w):
    return int(w.random() * 12) - (5 if w.random() < 0.3 else 0)


def arithmetic(w):
    a, b, c = (w.new("i").name for _ in range(3))
    params = [Parameter(a, "i"), Parameter(b, "i")]
    operator = w.pick(BINARY)
    left = number if operator in "+-*/ // %".split() and w.random() < 0.3 else whole
    right = {"**": lambda w: int(w.random() * 6) - (1 if w.random() < 0.2 else 0), "<<": lambda w: int(w.random() * 9), ">>": lambda w: int(w.random() * 9)}.get(operator, left)
    if operator in ("//", "%", "/") and w.random() < 0.6:
        right = small
    values = [lambda: left(w), lambda: right(w)]
    if operator == "**":
        values[0] = lambda: small(w)
    draw = w.random()
    if draw < 0.45:
        lines = given(w, f"{a} {operator} {b}", "i")
    elif draw < 0.55:
        lines = [f"{a} {operator}= {b}", f"return {a}"]
    elif draw < 0.68:
        other = w.pick(("+", "-", "*"))
        params.append(Parameter(c, "i"))
        values.append(lambda: small(w))
        inner = operator if operator in ("+", "-", "*", "//", "%") else "-"
        lines = given(w, f"({a} {inner} {b}) {other} {c}" if w.random() < 0.5 else f"{a} {other} {b} {inner} {c}", "i")
        values[1] = lambda: small(w)
    elif draw < 0.8:
        sign, values[0], values[1] = w.pick(COMPARE), lambda: small(w), lambda: small(w)
        lines = given(w, w.pick((f"{a} {sign} {b}", f"{a} {sign} {b} {w.pick(COMPARE)} {small(w)}", f"not {a} {sign} {b}", f"{a} {sign} {b} and {b} > {small(w)}", f"{a} or {b}", f"{a} and {b}", f"{a} if {a} {sign} {b} else {b}")), "b")
    elif draw < 0.9:
        lines = given(w, w.pick((f"divmod({a}, {b})", f"abs({a} - {b})", f"pow({a}, {abs(small(w))}, {2 + int(w.random() * 20)}) + {b}", f"min({a}, {b}, {small(w)})", f"max({a}, {b})", f"-{a} + ~{b}", f"int(str({a})[:2]) * {b}", f"len(str({a})) + len(str({b}))", f"sum([{a}, {b}, {small(w)}])", f"({a}, {b}) < ({b}, {a})", f"str({a}) + str({b})", f"sum(range({a} % 10, {b} % 20))", f"bool({a}) + bool({b})", f"{a} % 10 * ({b} % 10)")), "i")
    else:
        values = [lambda: w.theme.float(), lambda: w.theme.float()]
        lines = given(w, w.pick((f"round({a} + {b}, {w.pick((1, 2))})", f"round({a} * {b}, 2)", f"int({a} // 1) + int({b})", f"round({a}) - round({b})", f"{a} < {b}", f"max({a}, {b}) - min({a}, {b})", f"{a} + {b}", f"{a} - {b}", f"{a} * 2 == {b}", f"abs({a}) ** 0.5 > {b}", f"round({a} / {b}, 3)", f"{a} % {b}")), "f")
    return lines, params, lambda: [v() for v in values]


def slicing(w):
    """Slices and indices with every combination of signs, also as variables and in assignments."""
    kind = w.pick(("s", "s", "s", "li", "ls", "ti"))
    v = w.parameter(kind)
    v.uses = 1

    def bound():
        return "" if w.random() < 0.25 else str(int(w.random() * 11) - 5)

    step = w.pick(("", "", "", ":-1", ":2", ":-2", ":1", ":3", ":-3", ":"))
    text = f"{v.name}[{bound()}:{bound()}{step}]"
    draw = w.random()
    if draw < 0.18:
        i = w.parameter("i", w.names.variable("i"))
        i.uses = 1
        i.parameter.demands.append(("small", None))
        text = f"{v.name}[{w.pick((f'{i.name}:', f':{i.name}', f'-{i.name}:', f':-{i.name}', f'{i.name}::2', i.name, f'{i.name}:{i.name} + 2', f'::{i.name} + 1', f'{i.name} - 1::-1'))}]"
    elif draw < 0.4:
        text += w.pick(("[::-1]", "[1:]", "[:-1]", "[:2]", f" + {v.name}[{bound()}:]", f" + {v.name}[:{bound()}]", f" == {v.name}[::-1]"))
    elif draw < 0.48:
        text = f"{v.name}[{int(w.random() * 7) - 3}]"
    elif draw < 0.54 and kind == "s":
        text = f"{w.quoted(w.theme.sep)}.join({text})"
    elif draw < 0.6:
        text = f"len({text})"
    elif draw < 0.75 and kind[0] == "l":
        other = w.show(w.theme.of(kind)[:2])
        lines = [w.pick((f"{v.name}[{bound()}:{bound()}] = {other}", f"del {v.name}[{bound()}:{bound()}{step}]", f"{v.name}[{int(w.random() * 3)}:{int(w.random() * 3)}] = {other}"))]
        return lines + [f"return {v.name}"], used(w), None
    return given(w, text, kind), used(w), None


def spec(w, kind):
    """A format specification: fill, alignment, sign, width, grouping, precision, type."""
    align = w.pick(("", "", "<", ">", "^", "*^", "0>", "-<", "_>"))
    width = w.pick(("", "", "4", "6", "8", "10", "12"))
    if kind == "s":
        return (align + (width or "7") if align else width) + w.pick(("", "", ".2", ".3", ".5"))
    if kind == "i":
        return (align + (width or "5") if align else w.pick(("", "+", " ", "0")) + width) + w.pick(("", "d", ",", "x", "b", "o", "X", "_", "d"))
    return w.pick(("", "+", "")) + w.pick(("", "8", "10")) + w.pick((".2f", ".1f", ".3f", ".0f", ".2e", ".3g", ".1%", ",.2f", "g"))


def formatting(w):
    kind = w.pick(("s", "i", "i", "f", "s"))
    v = w.parameter(kind)
    v.uses = 1
    quote, form = w.quote, spec(w, kind)
    word = "".join(c for c in w.theme.word() if c.isalnum() or c == " ")
    name = v.name
    draw = w.random()
    if draw < 0.4:
        text = f"f{quote}{{{name}:{form}}}{quote}" if w.random() < 0.6 else f"f{quote}{word}={{{name}:{form}}};{quote}"
    elif draw < 0.6:
        text = f"{quote}{word} {{:{form}}}{quote}.format({name})" if w.random() < 0.5 else f"{quote}{{0:{form}}}|{{0}}|{{1}}{quote}.format({name}, {w.show(w.theme.any())})"
    elif draw < 0.72:
        text = f"format({name}, {quote}{form}{quote})"
    elif draw < 0.9:
        if kind == "s":
            percent = w.pick(("%s", "%10s", "%-8s|", "%.3s", "%r", "%5.2s", "%s%%"))
        else:
            percent = w.pick(("%d", "%5d", "%-6d|", "%05d", "%+d", "%s", "%.2f", "%8.1f", "%e", "%g", "%x") if kind == "i" else ("%d", "%.2f", "%8.3f", "%s", "%e", "%g", "%+.1f", "%r"))
        text = f"{quote}{word}{percent}{quote} % {name}" if w.random() < 0.6 else f"{quote}{percent} {word}%s{quote} % ({name}, {w.show(w.theme.any())})"
    else:
        text = f"f{quote}{{{name}!r}} {{{name}=}}{quote}" if w.random() < 0.6 else f"f{quote}{{{name}!r:>{w.pick((4, 8, 12))}}}{{{{x}}}}{quote}"
    return given(w, text, "s"), used(w), None


# How often each shape is drawn.
SHAPES = {
    loop_sheet: 319, mixed_sheet: 319, on_frames: 227, number_sheet: 130, same_sheet: 150, on_objects: 130, count_sheet: 110, wrapped_sheet: 90, order_sheet: 90, copy_sheet: 90, round_sheet: 90, on_steps: 55, turn_sheet: 45, list_sheet: 45, text_sheet: 40, store_sheet: 40,
    on_returns: 40, on_text: 30, on_places: 30, on_items: 30, on_lists: 28, on_numbers: 28, operation: 25, branch: 10, loop: 10, chain: 8, in_place: 7, arithmetic: 7, slicing: 6, formatting: 6,
}  # fmt: skip
MAKERS, SHARES = list(SHAPES), list(accumulate(SHAPES.values()))
# Whole modules, with several functions.
MODULES = (on_frames, on_returns, on_objects)
# Written as a method of a class, at times, as solutions of problems are.
SOLVED = (on_numbers, on_items, on_steps, number_sheet, order_sheet, list_sheet, store_sheet, turn_sheet, round_sheet, copy_sheet, count_sheet, same_sheet, wrapped_sheet, loop_sheet, mixed_sheet)
# Only run through, step by step: what counts is each line, there is little to jump over or to go back to.
SHEETS = (number_sheet, order_sheet, list_sheet, text_sheet, store_sheet, turn_sheet, round_sheet, copy_sheet, count_sheet, same_sheet, wrapped_sheet, loop_sheet, mixed_sheet)
# The share of drills of objects that are: what objects hold can be told by who has seen all of a run.
REMEMBERED = 0.7
# Nothing, or the least, goes another way through these, often.
FLOW = (branch, loop)
