"""What is worked out once for each code object, so that an event costs as little as possible."""

import opcode

from .intact import BUILTINS as __builtins__
from .stream import CALL, CHANGE, LINE

_OP = opcode.opmap


def _ops(*names):
    return frozenset(_OP[name] for name in names if name in _OP)


_STORES = _ops("STORE_FAST", "DELETE_FAST", "STORE_FAST_LOAD_FAST", "STORE_FAST_MAYBE_NULL", "LOAD_FAST_AND_CLEAR")
_DOUBLE_STORES = _ops("STORE_FAST_STORE_FAST")
_STORE_AND_LOAD = _ops("STORE_FAST_LOAD_FAST")
_RETURNS = _ops("RETURN_VALUE", "RETURN_CONST")
_YIELDS = _ops("YIELD_VALUE", "YIELD_FROM")
_SENDS = _ops("SEND", "END_SEND", "YIELD_FROM")
_CLEANUPS = _ops("CLEANUP_THROW")
_UNSTARTED = _OP.get("RETURN_GENERATOR", -2)
_RESUME = _OP.get("RESUME", -1)
_YIELD_FROM = _OP.get("YIELD_FROM", -1)
_EXTENDED = _OP["EXTENDED_ARG"]
_INLINED = _OP.get("LOAD_FAST_AND_CLEAR")
_GENERATOR = 0x20 | 0x80 | 0x200  # CO_GENERATOR, CO_COROUTINE, CO_ASYNC_GENERATOR

# Running these on atoms and on lists, tuples and dicts of atoms calls no one and changes nothing in place.
_PURE = _ops(
    *"CACHE NOP RESUME EXTENDED_ARG NOT_TAKEN LOAD_CONST LOAD_SMALL_INT LOAD_FAST LOAD_FAST_CHECK LOAD_FAST_BORROW "
    "LOAD_FAST_LOAD_FAST LOAD_FAST_BORROW_LOAD_FAST_BORROW STORE_FAST STORE_FAST_LOAD_FAST STORE_FAST_STORE_FAST "
    "POP_TOP COPY SWAP PUSH_NULL DUP_TOP DUP_TOP_TWO ROT_TWO ROT_THREE ROT_FOUR ROT_N BUILD_TUPLE BUILD_LIST BUILD_MAP "
    "BUILD_CONST_KEY_MAP TO_BOOL UNARY_NOT UNARY_NEGATIVE UNARY_POSITIVE UNARY_INVERT COMPARE_OP IS_OP CONTAINS_OP "
    "BINARY_SUBSCR BINARY_SLICE BINARY_OP BINARY_ADD BINARY_SUBTRACT BINARY_MULTIPLY BINARY_MODULO BINARY_TRUE_DIVIDE "
    "BINARY_FLOOR_DIVIDE BINARY_POWER BINARY_LSHIFT BINARY_RSHIFT BINARY_AND BINARY_XOR BINARY_OR RETURN_VALUE "
    "RETURN_CONST JUMP_FORWARD JUMP_BACKWARD JUMP_ABSOLUTE POP_JUMP_IF_FALSE POP_JUMP_IF_TRUE POP_JUMP_IF_NONE "
    "POP_JUMP_IF_NOT_NONE POP_JUMP_FORWARD_IF_FALSE POP_JUMP_FORWARD_IF_TRUE POP_JUMP_BACKWARD_IF_FALSE "
    "POP_JUMP_BACKWARD_IF_TRUE POP_JUMP_FORWARD_IF_NONE POP_JUMP_FORWARD_IF_NOT_NONE POP_JUMP_BACKWARD_IF_NONE "
    "POP_JUMP_BACKWARD_IF_NOT_NONE JUMP_IF_FALSE_OR_POP JUMP_IF_TRUE_OR_POP "
    "INPLACE_ADD INPLACE_SUBTRACT INPLACE_MULTIPLY INPLACE_MODULO INPLACE_TRUE_DIVIDE INPLACE_FLOOR_DIVIDE "
    "INPLACE_POWER INPLACE_LSHIFT INPLACE_RSHIFT INPLACE_AND INPLACE_XOR INPLACE_OR".split()
)
# These change a list in place, so they are harmless on atoms only.
_IN_PLACE = frozenset(code for name, code in _OP.items() if name.startswith("INPLACE_"))
_BINARY_OP = _OP.get("BINARY_OP", -1)
_LOADS = _ops("LOAD_FAST", "LOAD_FAST_CHECK", "LOAD_FAST_BORROW")
_DOUBLE_LOADS = _ops("LOAD_FAST_LOAD_FAST", "LOAD_FAST_BORROW_LOAD_FAST_BORROW")

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


class CodeInfo:
    """`lines`: line number -> (event word, names that running the line may rebind, fold mark, reads).

    `reads`: for a line that changes nothing in place as long as the names it reads hold plain values, those names as
    (must be atoms, may be plain containers); None for every other line.

    A fold mark is a comprehension of the scope (events in its lines are one state, on its first line) or the header of
    a decorated definition (3.11 and later come back to it to call the decorators; 3.10 does not).
    """

    __slots__ = (
        "code", "word", "base", "first", "lines", "all", "entry", "yields", "sends", "leaves", "is_module", "words", "comprehensions",
        "positions", "unstarted", "places", "cleanups",
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
        """One pass over the bytecode: which fast locals each line stores to, and where the code really leaves."""
        raw = code.co_code
        names = code.co_varnames
        cells = names + tuple(c for c in code.co_cellvars if c not in names)
        reads = {}
        stored, anywhere, leaves, yields, sends, cleanups = {}, set(), set(), set(), set(), set()
        for start, end, line in code.co_lines():
            if line == 0:  # what opens a module, and all there is of an empty one
                line = 1
            target = anywhere if line is None else stored.setdefault(line, set())
            extended = 0
            read, strict, pure = reads.get(line) or (set(), False, True)
            for at in range(start, end, 2):
                op = raw[at]
                if pure:
                    if op not in _PURE:
                        pure = False
                    elif op in _LOADS:
                        read.add(cells[raw[at + 1] | extended])
                    elif op in _DOUBLE_LOADS:
                        read.add(cells[raw[at + 1] >> 4])
                        read.add(cells[raw[at + 1] & 15])
                    elif op in _STORE_AND_LOAD:
                        read.add(cells[raw[at + 1] & 15])
                    elif op in _IN_PLACE or (op == _BINARY_OP and 13 <= raw[at + 1] <= 25):
                        strict = True
                if op in _STORES:
                    index = raw[at + 1] | extended
                    if op in _STORE_AND_LOAD:
                        index >>= 4
                    target.add(cells[index])
                elif op in _DOUBLE_STORES:
                    target.add(cells[raw[at + 1] >> 4])
                    target.add(cells[raw[at + 1] & 15])
                elif op in _RETURNS:
                    leaves.add(at)
                elif op in _YIELDS:
                    # While a generator is suspended, 3.10 points before YIELD_FROM and 3.13 behind YIELD_VALUE.
                    yields.add(at - 2 if op == _YIELD_FROM else at)
                    if at + 2 < len(raw) and raw[at + 2] == _RESUME:
                        yields.add(at + 2)
                if op in _SENDS:
                    sends.add(at)
                elif op in _CLEANUPS:
                    cleanups.add(at)
                elif op == _UNSTARTED:
                    self.unstarted = at
                extended = (raw[at + 1] | extended) << 8 if op == _EXTENDED else 0
            reads[line] = (read, strict, pure)
        self.leaves = frozenset(leaves)
        self.yields = frozenset(yields)
        self.sends = frozenset(sends)
        self.cleanups = frozenset(cleanups)
        self.lines = lines = {}
        base = self.base
        every = self.all
        always = anywhere | shared
        for line, names_here in stored.items():
            may_change = names_here | always
            stores = tuple(p for p in every if p[0] in may_change) if may_change else ()
            read, strict, pure = reads[line]
            harmless = ((tuple(read), ()) if strict else ((), tuple(read))) if pure and not read & shared else None
            lines[line] = ((base + line) << 3 | LINE, stores, None, harmless)
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
