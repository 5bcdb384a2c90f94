"""Whole programs of a known shape: recursion, generators, classes, closures, exceptions. Holes vary what they do."""
import re

from .shapes_classes import TABLE as CLASSES
from .shapes_functions import TABLE as FUNCTIONS
from .template import ATOM, parse
from .writer import Parameter, Variable


def load(table):
    found = []
    for block in re.split(r"^%", table, flags=re.M)[1:]:
        head, _, text = block.partition("\n")
        weight, flag = head.split()
        made = parse(text.strip("\n"), f"shape {flag}")
        found += [(made, flag)] * int(weight)
    return found


SHAPES = load(FUNCTIONS) + load(CLASSES)
NEVER = [s for s in SHAPES if s[1] == "never"]
SHAPES = [s for s in SHAPES if s[1] != "never"]


def program(w, name):
    """(lines, flags). The entry is the function that the shape calls F."""
    # One program in a few hundred of all goes on for ever, for some inputs at least.
    t, flag = w.pick(NEVER) if w.random() < 0.02 else w.pick(SHAPES)
    bound = {}
    for local, kind, how in t.decls:
        if how == "!":
            made = name if local == "F" else w.names.function() if kind == "f" else w.names.type() if kind == "t" else w.names.variable("a")
            bound[local] = Variable(made, "a")
        elif how == ":":
            parameter = Parameter(w.names.variable(kind), kind)
            w.parameters.append(parameter)
            bound[local] = Variable(parameter.name, kind, parameter)
        else:
            bound[local] = w.new(kind)
    scope, w.scope = w.scope, []
    first = bound[w_first(t)] if w.parameters else None
    text = w.fill(t, first.name if first else "", ATOM, first.kind if first else "a", first, bound)
    w.scope = scope
    return text.split("\n"), (flag,)


def w_first(t):
    return next(local for local, _, how in t.decls if how == ":")
