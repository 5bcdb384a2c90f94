"""Works out one line of a program over given variables: what its parts come to, and what it leaves behind.

The program itself is not run. Variables are rebuilt from their texts, those of which that gives the same text again
(values.py); of the program's module there are its imports of a few harmless modules and its constants (module.py).
Whatever else a line names (functions and classes of the program, objects of them) is not there: then the line is worked
out as far as it comes.

What is told of the parts is told as in documents (instrument.py, notes.py).
"""
import ast
import itertools
from collections import Counter, deque
from copy import deepcopy

from .module import APART, SIMPLE, is_called, is_looked_up, opens, scope_of, within
from .values import ABSENT, Inner, exception_text, is_constant, rebuilt, shared, told
from .instrument import Instrumenter
from .notes import Notes

_FOLDED = ("<listcomp>", "<setcomp>", "<dictcomp>")
# What holds what is gone over, and what gives it one by one (out of nothing that would have to be run first).
_KEPT = (
    list,
    tuple,
    str,
    dict,
    set,
    frozenset,
    range,
    deque,
    bytes,
    type({}.keys()),
    type({}.values()),
    type({}.items()),
)
_ITERABLE = (
    *_KEPT, enumerate, zip, reversed, map, filter, type(reversed([])), type(reversed(range(0))), type(reversed({})),
    itertools.chain, itertools.combinations, itertools.permutations, itertools.product,
)  # fmt: skip
# Whose part it is: the line's own, or that of a lambda or a generator expression in it.
_OWN, _OTHERS = 1, 2
# The variable of the loop that a line is run in.
ONCE = "__once__"


def worked_out(module, number, variables, loop=None, returned=None):
    """What a line comes to over variables, name by name their texts. None where that cannot be told of such a line;
    else

    parts: [text, value, whether it is the line's own] one by one; whole: the line was worked out to its end; opens:
    lambdas or generator expressions stand in it; then: locals: [name, text] of those that are new or another, with a
    second text where things that look alike may be one; or value: what it returns; or raised. An empty text cannot be
    told.

    Of the line of a `for`, `loop` says how many turns it had taken, which variables there were when it began, and which
    its last line is; the answer has `into`: the line that a turn begins with, or `past`: the same, if there is no
    further turn.

    Of a line that calls functions of the program, `returned` has the texts of what they returned so far; then only the
    parts are told that came behind the last of these.
    """
    if loop is not None:
        return next_turn(module, number, variables, loop)
    statements = module.line(number)
    if statements is None:
        return None
    if returned is not None:
        return behind_calls(module, statements, variables, returned)
    known = values_for(statements, variables)
    done = Run(module, statements, variables, known)
    answer = done.answer(statements)
    if not done.leaves:
        return answer
    changed = {name: [text] for name, text in done.texts().items() if text != variables.get(name)}
    if any(done.may_be_shared(name) for name in changed):
        other = Run(module, statements, variables, shared(values_for(statements, variables)))
        texts = other.texts() if other.leaves else {}
        for name, told_of in changed.items():
            if texts.get(name, "") != told_of[0]:
                changed[name] = [*told_of, texts[name]] if texts.get(name) else [""]
    for name in changed:
        if type(done.left[name]) is Counter and done.is_same(name):
            changed[name] = [""]
    return {**answer, "locals": [[name, *texts] for name, texts in changed.items()]}


def values_for(statements, variables):
    """Of the variables that statements name, those that can be rebuilt."""
    nodes = list(within(statements))
    wanted = {each.id for each in nodes if isinstance(each, ast.Name)}
    values = {name: rebuilt(text) for name, text in variables.items() if name in wanted}
    return {
        name: value
        for name, value in values.items()
        if value is not ABSENT and (type(value) is not Counter or is_looked_up(name, nodes))
    }


def behind_calls(module, statements, variables, returned):
    """What a line comes to behind calls of the program's functions. What these may have changed is not known."""
    if not module.calls_plainly:
        return None
    kept = {name: text for name, text in variables.items() if name not in module.rebound}
    known = {name: value for name, value in values_for(statements, kept).items() if is_constant(value)}
    answers = Told([rebuilt(text) for text in returned], module.functions)
    done = Run(module, statements, variables, known, answers)
    # It was not all of these calls that were made, or it was others.
    if answers.left:
        return None
    answer = done.answer(statements, answers.seen)
    if not done.leaves:
        return answer
    return {**answer, "locals": [[name, text] for name, text in done.texts().items() if text != variables.get(name)]}


def next_turn(module, number, variables, loop):
    """Of a `for`, what its next turn takes: where the variables of now and those of when it began tell the same."""
    found = module.lines.get(number, ())
    if len(found) != 1 or not found[0][1] or type(found[0][0]) is not ast.For:
        return None
    statement = found[0][0]
    body, turn = statement.body[0], loop["turn"]
    if (
        statement.body[-1].end_lineno != loop["last"]
        or statement.iter.end_lineno != number
        or body.lineno == number
        or any(isinstance(each, APART) for each in ast.walk(statement.iter))
    ):
        return None
    # To an item, so that it is told itself, as what a loop goes over is.
    goes_over = ast.parse("__over__[0] = __over__").body
    goes_over[0].value = statement.iter
    goes_over = [ast.fix_missing_locations(ast.copy_location(goes_over[0], statement))]
    first, taken = items_of(module, goes_over, loop["locals"], turn)
    if first is None:
        return None
    answer = first.answer(goes_over, 0 if turn == 0 else len(first.parts))
    if not first.leaves:
        return answer if turn == 0 else None
    if turn > 0 and items_of(module, goes_over, variables, turn)[1] != taken:
        return None
    # Of a statement over several lines, another than the first may be stopped at first.
    head = body.test if isinstance(body, (ast.If, ast.While)) else body.iter if isinstance(body, ast.For) else body
    line = (
        body.lineno
        if isinstance(body, (*SIMPLE, ast.If, ast.While, ast.For)) and head.end_lineno == body.lineno
        else None
    )
    if taken == "":
        return {**answer, "locals": [], **({} if line is None else {"past": line})}
    given = [
        ast.copy_location(
            ast.Assign([statement.target], ast.copy_location(ast.Name("__item__", ast.Load()), statement)),
            statement,
        )
    ]
    if any(isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load) for each in ast.walk(statement.target)):
        return None
    done = Run(module, given, variables, {"__item__": rebuilt(taken)})
    if not done.leaves:
        return None
    changed = [
        [name, text] for name, text in done.texts().items() if name != "__item__" and text != variables.get(name)
    ]
    return {**answer, "locals": changed, **({} if line is None else {"into": line})}


def items_of(module, goes_over, variables, turn):
    """What is gone over, worked out, and the text of the item of one turn: empty behind the last, None where it cannot
    be told."""
    over = {}
    done = Run(module, goes_over, variables, {**values_for(goes_over, variables), "__over__": over})
    if not done.leaves:
        return done, None
    value = over[0]
    # What can be gone over but once is gone over here, not in the program.
    if not isinstance(value, _KEPT if turn > 0 and opens(goes_over) else _ITERABLE):
        return None, None
    for nth, item in enumerate(value):
        if nth == turn:
            text = told(item)
            return (done, text) if text and rebuilt(text) is not ABSENT else (None, None)
    return done, ""


class Run:
    """Statements, run over values. `whole`: to their end; `left`: what they leave (Left) or return; `problem`: what
    they raise."""

    def __init__(self, module, statements, variables, known, answers=None):
        scope = scope_of(module, variables, {"__locals__": locals, "__left__": Left})
        nodes = list(within(statements))
        missing = (
            {each.id for each in nodes if isinstance(each, ast.Name)}
            - known.keys()
            - scope.keys()
            - scope["__builtins__"].keys()
        )
        given = dict(known)
        for name in missing:
            if is_called(name, nodes):
                given[name] = answers if answers is not None and module.is_own(name, variables) else Untold()
        tree, instrumenter = function_of(module, statements, list(given))
        exec(compile(tree, "line", "exec", dont_inherit=True), scope)
        run = scope["__line__"]
        self.known, self.inner = known, Inner(known)
        self.left = self.problem = None
        notes = Notes(True, instrumenter.operations)
        with notes:
            Notes.follow(
                lambda frame: (
                    _OWN if frame.f_code is run.__code__ else 0 if frame.f_code.co_name in _FOLDED else _OTHERS
                )
            )
            try:
                self.left = run(**given)
            except Exception as raised:
                self.problem = raised
        self.found = found = notes.found
        self.parts = [
            (instrumenter.texts[found[at + 1]], found[at + 2], found[at] == _OWN) for at in range(0, len(found), 3)
        ]
        # What a line lacks here is no fault of its own.
        self.whole = notes.until is None and not isinstance(self.problem, (NameError, RecursionError, MemoryError))

    @property
    def leaves(self):
        """They came to their end, and go on behind it."""
        return self.whole and type(self.left) is Left

    def answer(self, statements, before=0):
        """What there is to tell, but for the variables that they leave; of the parts, those behind the first
        `before`."""
        found = {"parts": self.parts[before:], "whole": self.whole, "opens": opens(statements)}
        if not self.whole or type(self.left) is Left:
            return found
        return (
            {**found, "value": told(self.left)}
            if self.problem is None
            else {**found, "raised": exception_text(self.problem)}
        )

    def texts(self):
        return {
            name: told(value) for name, value in self.left.items() if name != ONCE and not isinstance(value, Untold)
        }

    def is_same(self, name):
        return self.left[name] is self.known.get(name, ABSENT)

    def may_be_shared(self, name):
        return self.is_same(name) and self.inner.may_be_shared(self.left[name])


class Left(dict):
    """The variables that a line leaves, if it does not return."""


class Untold:
    """In place of what cannot be told, where a line only calls it, or a method of it: what it is called with comes
    first."""

    def __getattr__(self, name):
        return self

    def __call__(self, *given, **named):
        raise NameError("nobody can tell")


class Told(Untold):
    """In place of the program's functions: what they are known to have returned, one by one. `seen`: parts that were
    noted before the last."""

    def __init__(self, values, functions):
        self.left, self.functions, self.seen = values, functions, 0

    def __getattr__(self, name):
        return self if name in self.functions else Untold()

    def __call__(self, *given, **named):
        if not self.left or self.left[0] is ABSENT:
            raise NameError("nobody can tell")
        self.seen = len(Notes.current.found) // 3
        return self.left.pop(0)


def function_of(module, statements, names):
    """A function of these parameters that does what the statements do, their parts noted, and returns what they
    leave."""
    tree = ast.parse(f"def __line__({', '.join(names)}):\n for {ONCE} in (0,):\n  pass")
    # Instrumenter changes it in place. One of them may be to leave a loop, or to go on with it.
    tree.body[0].body[0].body = deepcopy(statements)
    instrumenter = Instrumenter(tree, module.source)
    tree.body[0].body += ast.parse("return __left__(__locals__())").body
    return ast.fix_missing_locations(tree), instrumenter
