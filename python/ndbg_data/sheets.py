"""What sheets have in common: programs of several lines, each for itself, that are only run through."""
from functools import lru_cache

from .grammar.writer import Parameter
from .seeking_drills import drawn

TRIES = 8
# Of a loop, at most; and what counts them while a sheet is tried.
TURNS, TICK = 24, "_turns"
LOST = object()
PLAIN = frozenset((int, str, bool, type(None)))


def draw(w, low, high):
    """A whole number, both ends included."""
    return low + int(w.random() * (high - low + 1))


class Sheet:
    """A sheet while it is written. Its lines come from tables of (weight, text), in which names stand by their roles; `roles` gives the
    kind of each, `values` a value for each that go with one another. What a line makes is `{new}`."""

    roles = {}

    def __init__(self, w):
        self.w, self.random = w, w.random
        self.names, self.made = {}, []

    def __getitem__(self, role):
        if role == "new":
            self.made.append(self.w.names.variable("i"))
            return self.made[-1]
        if role not in self.names:
            self.names[role] = self.w.new(self.roles[role]).name
        return self.names[role]

    def code(self, table):
        return drawn(self, table).format_map(self)

    def values(self):
        raise NotImplementedError

    def parameters(self):
        return [Parameter(name, self.roles[role]) for role, name in self.names.items()]

    def arguments(self):
        values = self.values()
        return [values[role] for role in self.names]


def made_by(written, w):
    """What `written` makes, once it makes something."""
    made = None
    while made is None:
        made = written(w)
    return made


def tried(sheet, lines, imports=(), raises=False):
    """A drill of lines that run (or raise) with all arguments that it is given, or nothing where none are found."""

    def arguments(otherwise):
        for _ in range(TRIES):
            values = sheet.arguments()
            if passes(lines, imports, sheet.names.values(), values, raises):
                return values
        return otherwise

    first = arguments(None)
    if first is None:
        return None
    sheet.w.imports += imports
    return lines, sheet.parameters(), lambda: arguments(first)


def tick(line):
    """What counts the turns, behind the head of a loop."""
    code = line.lstrip()
    return [f"{' ' * (len(line) - len(code) + 4)}next({TICK})"] if code.startswith(("for ", "while ")) else []


@lru_cache(maxsize=8)
def counting(lines, imports, names):
    """Lines as the code of a function that counts the turns of its loops: they are tried with many values."""
    body = [more for line in lines for more in (line, *tick(line))]
    return compile("\n".join([*imports, f"def run({', '.join(names)}):", *(f"    {line}" for line in body)]), "<sheet>", "exec")


def anew(value, space):
    """A value as its repr makes it anew: nothing in it is shared."""
    kind = value.__class__
    if kind in PLAIN:
        return value
    if kind is list:
        return [anew(item, space) for item in value]
    if kind is tuple:
        return tuple([anew(item, space) for item in value])
    if kind is dict:
        return {anew(key, space): anew(item, space) for key, item in value.items()}
    return eval(repr(value), space)


def ended(lines, imports, names, values):
    """How this ends: with nothing, with the exception that it raises, or LOST: a loop that goes on, a name without a value."""
    space = {TICK: iter(range(TURNS))}
    try:
        exec(counting(tuple(lines), tuple(imports), tuple(names)), space)
        space["run"](*[anew(value, space) for value in values])
    except (StopIteration, NameError):
        return LOST
    except Exception as problem:
        return problem
    return None


def passes(lines, imports, names, values, raises=False):
    """Does this run without an exception (or `raises`, with one), and every loop end before long?"""
    end = ended(lines, imports, names, values)
    return end is not LOST and (end is not None) == raises
