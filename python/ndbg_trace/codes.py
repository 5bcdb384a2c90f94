"""What is worked out once for each code object, so that an event costs as little as possible."""

import opcode
import sys

from .intact import BUILTINS as __builtins__
from .stream import CALL, CHANGE, LINE

_OP = opcode.opmap


_YIELD_FROM = _OP.get("YIELD_FROM", -1)
_RESUME = _OP.get("RESUME", -1)
_INLINED = _OP.get("LOAD_FAST_AND_CLEAR")
_PLAIN_GENERATOR = 0x20
_GENERATOR = _PLAIN_GENERATOR | 0x80 | 0x200  # CO_GENERATOR, CO_COROUTINE, CO_ASYNC_GENERATOR
# Later versions do not run a generator that is closed where nothing waits for that.
_CLOSES_BY_RUNNING = sys.version_info < (3, 13)
_GLOBAL_SHIFT = 1 if sys.version_info >= (3, 11) else 0
_ATTRIBUTE_SHIFT = 1 if sys.version_info >= (3, 12) else 0

# What the scan does at an instruction. An instruction that is not named here may do anything: OTHER.
(
    PURE, LOAD, LOAD_TWO, STORE, STORE_AND_LOAD, STORE_TWO, BINARY, TOUCH, METHOD, GLOBAL, LOOP, EXTENDED, LEAVE,
    OTHER, REBIND, YIELD, SEND, END_SEND, CLEANUP, UNSTARTED,
) = range(20)  # fmt: skip

# Run on atoms and on lists, tuples and dicts of atoms, these call no one and change nothing in place.
_PURE = (
    "CACHE NOP RESUME NOT_TAKEN LOAD_CONST LOAD_SMALL_INT POP_TOP COPY SWAP PUSH_NULL DUP_TOP DUP_TOP_TWO ROT_TWO "
    "ROT_THREE ROT_FOUR ROT_N BUILD_TUPLE BUILD_LIST BUILD_MAP BUILD_CONST_KEY_MAP BUILD_SLICE BUILD_STRING "
    "LIST_EXTEND "
    "LIST_TO_TUPLE FORMAT_VALUE FORMAT_SIMPLE FORMAT_WITH_SPEC CONVERT_VALUE UNPACK_SEQUENCE "
    "TO_BOOL UNARY_NOT UNARY_NEGATIVE UNARY_POSITIVE UNARY_INVERT COMPARE_OP IS_OP CONTAINS_OP BINARY_SUBSCR "
    "BINARY_SLICE "
    "BINARY_ADD BINARY_SUBTRACT BINARY_MULTIPLY BINARY_MODULO BINARY_TRUE_DIVIDE BINARY_FLOOR_DIVIDE BINARY_POWER "
    "BINARY_LSHIFT BINARY_RSHIFT BINARY_AND BINARY_XOR BINARY_OR JUMP_FORWARD JUMP_BACKWARD JUMP_ABSOLUTE "
    "POP_JUMP_IF_FALSE POP_JUMP_IF_TRUE POP_JUMP_IF_NONE POP_JUMP_IF_NOT_NONE POP_JUMP_FORWARD_IF_FALSE "
    "POP_JUMP_FORWARD_IF_TRUE POP_JUMP_BACKWARD_IF_FALSE POP_JUMP_BACKWARD_IF_TRUE POP_JUMP_FORWARD_IF_NONE "
    "POP_JUMP_FORWARD_IF_NOT_NONE POP_JUMP_BACKWARD_IF_NONE POP_JUMP_BACKWARD_IF_NOT_NONE JUMP_IF_FALSE_OR_POP "
    "JUMP_IF_TRUE_OR_POP PRECALL CALL CALL_KW KW_NAMES CALL_METHOD CALL_FUNCTION CALL_FUNCTION_KW GET_ITER "
    "END_FOR POP_ITER"
)
# Calls are as harmless as what is called: a method or builtin of these names, on plain values.
_READING = frozenset(
    "get keys values items index count copy split rsplit splitlines strip lstrip rstrip join lower upper title "
    "capitalize "
    "swapcase replace startswith endswith find rfind isdigit isalpha isalnum isupper islower isspace zfill "
    "center ljust "
    "rjust partition rpartition bit_length".split()
)
_TOUCHING = frozenset("append pop insert extend remove sort reverse clear setdefault update popitem".split())
_CALLABLE = frozenset(
    "len range str int float bool abs min max sum sorted reversed list dict tuple enumerate zip ord chr repr "
    "round divmod "
    "any all pow isinstance".split()
)
TRUE_BUILTINS = {name: __builtins__[name] for name in _CALLABLE}

_TABLE = bytearray([OTHER]) * 256
for _names, _what in (
    (_PURE, PURE),
    ("LOAD_FAST LOAD_FAST_CHECK LOAD_FAST_BORROW", LOAD),
    ("LOAD_FAST_LOAD_FAST LOAD_FAST_BORROW_LOAD_FAST_BORROW", LOAD_TWO),
    ("STORE_FAST", STORE),
    ("STORE_FAST_LOAD_FAST", STORE_AND_LOAD),
    ("STORE_FAST_STORE_FAST", STORE_TWO),
    ("BINARY_OP", BINARY),
    # These change a list in place, or a dict.
    (" ".join(n for n in _OP if n.startswith("INPLACE_")) + " STORE_SUBSCR DELETE_SUBSCR STORE_SLICE", TOUCH),
    ("LOAD_METHOD LOAD_ATTR" if _ATTRIBUTE_SHIFT else "LOAD_METHOD", METHOD),
    ("LOAD_GLOBAL", GLOBAL),
    ("FOR_ITER", LOOP),
    ("EXTENDED_ARG", EXTENDED),
    ("RETURN_VALUE RETURN_CONST", LEAVE),
    ("DELETE_FAST STORE_FAST_MAYBE_NULL LOAD_FAST_AND_CLEAR", REBIND),
    ("YIELD_VALUE YIELD_FROM", YIELD),
    ("SEND", SEND),
    ("END_SEND", END_SEND),
    ("CLEANUP_THROW", CLEANUP),
    ("RETURN_GENERATOR", UNSTARTED),
):
    for _name in _names.split():
        if _OP.get(_name, 256) < 256:  # beyond: what only the compiler sees
            _TABLE[_OP[_name]] = _what
_TABLE = bytes(_TABLE)

FOLDED_NAMES = frozenset(("<listcomp>", "<setcomp>", "<dictcomp>"))
# What the interpreter puts into a module by itself.
MODULE_NAMES = frozenset(
    "__name__ __doc__ __package__ __loader__ __spec__ __builtins__ __file__ __cached__ __annotations__ __path__ "
    "__annotate__ __conditional_annotations__ __annotate_func__ __warningregistry__".split()
)


def is_folded(code):
    """Comprehensions and class bodies belong to their line."""
    return code.co_name in FOLDED_NAMES or (not code.co_flags & 1 and code.co_name != "<module>")


def parameters(code):
    """In the order of the signature: `*args` before what can only be given by keyword."""
    names = code.co_varnames
    positional, total = code.co_argcount, code.co_argcount + code.co_kwonlyargcount
    found = list(names[:positional])
    if code.co_flags & 4:
        found.append(names[total])
    found += names[positional:total]
    if code.co_flags & 8:
        found.append(names[total + (1 if code.co_flags & 4 else 0)])
    return found


class LineActs:
    """What the bytecode of one line does, as far as that is known without running it."""

    __slots__ = ("read", "stored", "builtins", "touches", "is_open", "loop")

    def __init__(self):
        self.read, self.stored, self.builtins = set(), set(), set()  # names
        self.touches = False  # it may change in place what it reads
        self.is_open = False  # it may do anything
        self.loop = 0  # where a `for` takes its next item

    def bounds(self, shared, last_stores):
        """(names read, whether it may change them in place, builtins called, names read and stored), or None.

        As long as the names read hold plain values and the builtins are the true ones, no other code runs, and only
        what those names lead to can change. What a `for` goes over was looked at when it began: a name in its header
        must not be bound to something else since.
        """
        if self.is_open or not self.read.isdisjoint(shared):
            return None
        if self.loop:
            for name in self.read:
                if last_stores.get(name, 0) > self.loop:
                    return None
        return tuple(self.read), self.touches, tuple(self.builtins), frozenset(self.read | self.stored)


class CodeInfo:
    """`lines`: line number -> (event word, names that running the line may rebind, fold mark, bounds of what it does).

    A fold mark is a comprehension of the scope (events in its lines are one state, on its first line) or the header of
    a decorated definition (3.11 and later come back to it to call the decorators; 3.10 does not).
    """

    __slots__ = (
        "code", "word", "base", "first", "lines", "all", "entry", "yields", "sends", "leaves", "is_module",
        "words", "comprehensions",
        "positions", "unstarted", "places", "cleanups", "is_watched", "ends", "may_be_taken_back",
    )  # fmt: skip

    def __init__(self, code, code_id, scope, base, name_id):
        self.code = code
        self.base = base  # global line = base + own line
        self.word = code_id << 3 | CALL
        self.first = scope.line
        self.is_module = code.co_name == "<module>"
        self.words = {}  # name -> change word, for modules as names turn up
        self.places = scope.places
        self.comprehensions = scope.comprehensions if _INLINED is not None and _INLINED in code.co_code else ()
        self.positions = None
        self.is_watched = False  # sys.monitoring reports its events
        self.may_be_taken_back = _CLOSES_BY_RUNNING and bool(
            code.co_flags & _GENERATOR
        )  # a call of it, when it turns out to close it
        self.unstarted = -1  # where a generator stands before its first line: 3.10 says -1
        names, candidates = self._names(code, scope)
        for name in names:
            self.words[name] = name_id(name) << 3 | CHANGE
        pairs = [(name, self.words[name]) for name in names]
        self.all = tuple(pairs)
        known = set(parameters(code)) | set(code.co_freevars)
        self.entry = self.all if code.co_flags & _GENERATOR else tuple(p for p in pairs if p[0] in known)
        self._scan(code, scope, candidates)

    def _names(self, code, scope):
        """All names that may be shown, in the order in which several at once are shown; and who may rebind them."""
        ordered = parameters(code)
        seen = set(ordered)
        local = [n for n in (*code.co_varnames, *code.co_cellvars) if n not in seen and not n.startswith(".")]
        local = list(dict.fromkeys(local))
        hidden = set().union(*(c[4] for c in scope.comprehensions)) if self.comprehensions else ()
        places = scope.places
        local = [n for n in local if n not in hidden or n in places]
        last = len(places)
        local.sort(key=lambda n: places.get(n, last))
        ordered = [n for n in ordered if not n.startswith(".")]
        ordered += local
        ordered += [n for n in code.co_freevars if n not in seen and n not in local]
        shared = set(code.co_cellvars) | set(code.co_freevars)
        return ordered, shared

    def _scan(self, code, scope, shared):
        """One pass over the bytecode: what each line does to fast locals, and where the code really leaves."""
        raw = code.co_code
        kinds = raw[::2].translate(_TABLE)
        arguments = raw[1::2]
        names = code.co_varnames
        # Python 3.13 also loads what comes from around a function by its place, behind these, to hand it on.
        cells = names + tuple(c for c in code.co_cellvars if c not in names) + code.co_freevars
        known_names = code.co_names
        acts = {}  # line -> LineActs
        leaves, yields, sends, cleanups, ends = [], [], [], [], []
        may_end = _CLOSES_BY_RUNNING and bool(code.co_flags & _PLAIN_GENERATOR)
        last_stores = {}  # name -> index of the last instruction that stores to it
        for start, end, line in code.co_lines():
            if line == 0:  # what opens a module, and all there is of an empty one
                line = 1
            here = acts.get(line)
            if here is None:
                here = acts[line] = LineActs()
            extended = 0
            at = (start >> 1) - 1
            for kind in kinds[start >> 1 : end >> 1]:
                at += 1
                if kind == PURE:
                    extended = 0
                    continue
                argument = arguments[at] | extended
                extended = 0
                if kind == LOAD:
                    here.read.add(cells[argument])
                elif kind == STORE:
                    here.stored.add(cells[argument])
                    last_stores[cells[argument]] = at
                elif kind == METHOD:
                    name = known_names[argument >> _ATTRIBUTE_SHIFT]
                    if name in _TOUCHING:
                        here.touches = True
                    elif name not in _READING:
                        here.is_open = True
                elif kind == GLOBAL:
                    name = known_names[argument >> _GLOBAL_SHIFT]
                    if name in _CALLABLE:
                        here.builtins.add(name)
                    else:
                        here.is_open = True
                elif kind == BINARY:
                    if 13 <= argument <= 25:
                        here.touches = True
                elif kind == TOUCH:
                    here.touches = True
                elif kind == LEAVE:
                    leaves.append(at * 2)
                elif kind == EXTENDED:
                    extended = argument << 8
                elif kind == LOAD_TWO:
                    here.read.add(cells[argument >> 4])
                    here.read.add(cells[argument & 15])
                elif kind == STORE_AND_LOAD:
                    here.stored.add(cells[argument >> 4])
                    last_stores[cells[argument >> 4]] = at
                    here.read.add(cells[argument & 15])
                elif kind == STORE_TWO:
                    for name in (cells[argument >> 4], cells[argument & 15]):
                        here.stored.add(name)
                        last_stores[name] = at
                elif kind == LOOP:
                    if line not in scope.loops or here.loop:
                        here.is_open = True
                    here.loop = at
                else:
                    here.is_open = True
                    if kind == REBIND:
                        here.stored.add(cells[argument])
                        last_stores[cells[argument]] = at
                    elif kind == YIELD:
                        # While a generator is suspended, 3.10 points before YIELD_FROM and 3.13 behind YIELD_VALUE.
                        op = raw[at * 2]
                        yields.append(at * 2 - 2 if op == _YIELD_FROM else at * 2)
                        if at * 2 + 2 < len(raw) and raw[at * 2 + 2] == _RESUME:
                            yields.append(at * 2 + 2)
                        if op == _YIELD_FROM:
                            sends.append(at * 2)
                        elif (
                            may_end
                            and SEND not in kinds[at - 2 : at]
                            and not any(a <= line <= b for a, b in scope.guarded)
                        ):
                            ends.append(at * 2)
                    elif kind == SEND or kind == END_SEND:
                        sends.append(at * 2)
                    elif kind == CLEANUP:
                        cleanups.append(at * 2)
                    elif kind == UNSTARTED:
                        self.unstarted = at * 2
        self.leaves = frozenset(leaves)
        self.yields = frozenset(yields)
        self.sends = frozenset(sends)
        self.cleanups = frozenset(cleanups)
        self.ends = frozenset(ends)  # yields at which a generator that is closed ends without running anything
        self.lines = lines = {}
        base = self.base
        every = self.all
        nowhere = acts.pop(None, None)
        always = shared if nowhere is None else shared | nowhere.stored
        for line, here in acts.items():
            may_change = here.stored | always if always else here.stored
            if not may_change:
                stores = ()
            elif len(may_change) == 1:
                (name,) = may_change
                stores = ((name, self.words[name]),) if name in self.words else ()
            else:
                stores = tuple([p for p in every if p[0] in may_change])
            lines[line] = ((base + line) << 3 | LINE, stores, None, here.bounds(shared, last_stores))
        for header in scope.headers:
            for line in range(header[0], header[1] + 1):
                if line in lines:
                    lines[line] = (lines[line][0], every, header, None)
        for comprehension in scope.comprehensions:
            first, last = comprehension[0], comprehension[1]
            word = (base + first) << 3 | LINE
            for line in range(first, last + 1):
                if line in lines:
                    lines[line] = (word, every, comprehension, None)

    def running_comprehension(self, offset):
        """The inlined comprehension that this instruction belongs to, or None. It has taken over its targets' names."""
        if self.positions is None:
            self.positions = list(self.code.co_positions())
        line, _, column, _ = self.positions[offset // 2]
        if line is None or column is None:
            return None
        for comprehension in self.comprehensions:
            first, last, first_column, last_column, _ = comprehension
            if (first, first_column) <= (line, column) < (last, last_column):
                return comprehension
        return None
