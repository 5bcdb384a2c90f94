"""Works one line of a program out over given variables: the values of its parts, and the variables afterwards.

The program itself does not run. Variables are rebuilt from their reprs, if the rebuilt value has the same repr
(values.py). Of the module there are its imports of a few harmless modules and its constants (module.py). Everything
else that a line names (functions, classes and objects of the program) is missing: then the line is worked out as far
as it comes.

Parts are written as in training documents (instrument.py, notes.py).
"""
import ast
import itertools
from collections import Counter, deque
from copy import deepcopy

from .module import APART, SIMPLE, is_called, is_looked_up, opens, scope_of, within
from .values import ABSENT, Inner, exception_text, is_constant, rebuilt, shared, shown_text
from .instrument import Instrumenter
from .notes import Notes

_FOLDED = ("<listcomp>", "<setcomp>", "<dictcomp>")
# Containers that can be iterated, and iterators over them that run no code of the program first.
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
# Whose part it is: the line's own, or that of a lambda or generator expression in it.
_OWN, _OTHERS = 1, 2
# The variable of the loop in which a line runs.
ONCE = "__once__"


def worked_out(module, number, variables, loop=None, returned=None):
    """Works a line out over variables (name → repr). Returns None if such a line cannot be worked out; else a dict:

    `parts`: [text, value, whether it is the line's own] in order; `whole`: whether the line was worked out to its
    end; `opens`: whether it contains lambdas or generator expressions; then `locals`: [name, repr] of new or changed
    variables, with a second repr if equal-looking objects may be one object; or `value`: what it returns; or
    `raised`. An empty repr is unknown.

    For the line of a `for`, `loop` gives the number of iterations taken, the variables when it began, and its last
    line. The answer then has `into`, the first line of the next iteration, or `past`, which is the same line if no
    iteration follows.

    For a line that calls functions of the program, `returned` holds the reprs of what they returned so far. The
    answer then has only the parts after the last of these calls.
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
        for name, found in changed.items():
            if texts.get(name, "") != found[0]:
                changed[name] = [*found, texts[name]] if texts.get(name) else [""]
    for name in changed:
        if type(done.left[name]) is Counter and done.is_same(name):
            changed[name] = [""]
    return {**answer, "locals": [[name, *texts] for name, texts in changed.items()]}


def values_for(statements, variables):
    """Rebuilds the variables that statements name, where possible."""
    nodes = list(within(statements))
    wanted = {each.id for each in nodes if isinstance(each, ast.Name)}
    values = {name: rebuilt(text) for name, text in variables.items() if name in wanted}
    return {
        name: value
        for name, value in values.items()
        if value is not ABSENT and (type(value) is not Counter or is_looked_up(name, nodes))
    }


def behind_calls(module, statements, variables, returned):
    """Works out what follows on a line after calls of the program's functions. What these may have changed is
    unknown."""
    if not module.calls_plainly:
        return None
    kept = {name: text for name, text in variables.items() if name not in module.rebound}
    known = {name: value for name, value in values_for(statements, kept).items() if is_constant(value)}
    answers = KnownResults([rebuilt(text) for text in returned], module.functions)
    done = Run(module, statements, variables, known, answers)
    # The line made fewer calls than these, or others.
    if answers.left:
        return None
    answer = done.answer(statements, answers.seen)
    if not done.leaves:
        return answer
    return {**answer, "locals": [[name, text] for name, text in done.texts().items() if text != variables.get(name)]}


def next_turn(module, number, variables, loop):
    """Finds the next item of a `for`, if the variables now and at its beginning agree."""
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
    # Assigns to an item, so that the value is recorded like a loop's iterable.
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
    # The first line reported of a statement over several lines may be another than its first.
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
    """Evaluates the iterable and returns it with the repr of one iteration's item: empty after the last item, None if
    unknown."""
    over = {}
    done = Run(module, goes_over, variables, {**values_for(goes_over, variables), "__over__": over})
    if not done.leaves:
        return done, None
    value = over[0]
    # An iterator is consumed here, not in the program.
    if not isinstance(value, _KEPT if turn > 0 and opens(goes_over) else _ITERABLE):
        return None, None
    for nth, item in enumerate(value):
        if nth == turn:
            text = shown_text(item)
            return (done, text) if text and rebuilt(text) is not ABSENT else (None, None)
    return done, ""


class Run:
    """Runs statements over values. `whole`: they ran to their end; `left`: the variables they leave (Left) or the
    value they return; `problem`: what they raise."""

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
                given[name] = answers if answers is not None and module.is_own(name, variables) else UnknownValue()
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
        # A name that is missing here is no error of the line.
        self.whole = notes.until is None and not isinstance(self.problem, (NameError, RecursionError, MemoryError))

    @property
    def leaves(self):
        """Whether they ran to their end without returning."""
        return self.whole and type(self.left) is Left

    def answer(self, statements, before=0):
        """The answer without the variables; of the parts, those after the first `before`."""
        found = {"parts": self.parts[before:], "whole": self.whole, "opens": opens(statements)}
        if not self.whole or type(self.left) is Left:
            return found
        return (
            {**found, "value": shown_text(self.left)}
            if self.problem is None
            else {**found, "raised": exception_text(self.problem)}
        )

    def texts(self):
        return {
            name: shown_text(value)
            for name, value in self.left.items()
            if name != ONCE and not isinstance(value, UnknownValue)
        }

    def is_same(self, name):
        return self.left[name] is self.known.get(name, ABSENT)

    def may_be_shared(self, name):
        return self.is_same(name) and self.inner.may_be_shared(self.left[name])


class Left(dict):
    """The variables that a line leaves, if it does not return."""


class UnknownValue:
    """Stands for an unknown value whose only use is to be called, or to have a method called: its arguments are
    evaluated first."""

    def __getattr__(self, name):
        return self

    def __call__(self, *given, **named):
        raise NameError("the value is unknown")


class KnownResults(UnknownValue):
    """Stands for the program's functions: returns their known results one by one. `seen`: parts recorded before the
    last."""

    def __init__(self, values, functions):
        self.left, self.functions, self.seen = values, functions, 0

    def __getattr__(self, name):
        return self if name in self.functions else UnknownValue()

    def __call__(self, *given, **named):
        if not self.left or self.left[0] is ABSENT:
            raise NameError("the value is unknown")
        self.seen = len(Notes.current.found) // 3
        return self.left.pop(0)


def function_of(module, statements, names):
    """Makes a function of these parameters that runs the statements, records their parts and returns the variables."""
    tree = ast.parse(f"def __line__({', '.join(names)}):\n for {ONCE} in (0,):\n  pass")
    # The Instrumenter changes it in place. A statement may be a `break` or `continue`, so they stand in a loop.
    tree.body[0].body[0].body = deepcopy(statements)
    instrumenter = Instrumenter(tree, module.source)
    tree.body[0].body += ast.parse("return __left__(__locals__())").body
    return ast.fix_missing_locations(tree), instrumenter
